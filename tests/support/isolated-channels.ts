import { BroadcastChannel as NodeChannel, threadId } from 'node:worker_threads';

/** Each thread of a run is a browser of its own: Node's channels reach from one into the other, and keep both alive. */
class OwnChannel extends NodeChannel {
  constructor(name: string) {
    super(`${name}-${threadId}`);
    this.unref();
  }
}

export const isolateChannels = () => void Object.assign(globalThis, { BroadcastChannel: OwnChannel });
