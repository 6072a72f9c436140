import { writeEntry } from './storage-entry';

/** Contains nothing about a user: `session` is a fingerprint, `by` the sign-out reason or a fingerprint of session and email address. */
export type TabMessage = { kind: 'cookies-refused' } | { kind: SignInMessage; session: string; by?: string };

/** Messages to the other tabs of the same sign-in. */
export type SignInMessage = 'sign-in-ended' | 'code-used' | 'email-given';

interface Envelope {
  /** Epoch milliseconds. */
  at: number;
  from: number;
  message: TabMessage;
}

const NAME = 'nhs-login-news';
const self = Math.random();
const openedAt = Date.now();

/** Undefined if the browser has no BroadcastChannel, or blocks it together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/** Ignores messages of this document, and messages that were posted before it opened: those of the previous document may arrive late. */
function messageOf(text: unknown): TabMessage | undefined {
  try {
    const { at, from, message } = JSON.parse(text as string) as Envelope;
    const known = message.kind === 'cookies-refused' || typeof message.session === 'string';
    return known && from !== self && at >= openedAt ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Posts to the other open tabs. Never throws. Does nothing if the browser blocks both BroadcastChannel and storage. */
export function postToOtherTabs(message: TabMessage) {
  const envelope = JSON.stringify({ at: Date.now(), from: self, message } satisfies Envelope);
  const channel = openChannel();
  if (!channel) {
    writeEntry('local', NAME, envelope);
    writeEntry('local', NAME, null);
    return;
  }
  try {
    channel.postMessage(envelope);
    channel.close();
  } catch {
    // An extension has replaced the channel.
  }
}

/** Calls `listener` with each further message of another tab. A restored document has missed some, and compares cookies itself. */
export function subscribeToOtherTabs(listener: (message: TabMessage) => void) {
  let channel: BroadcastChannel | undefined;
  const receive = (text: unknown) => {
    const message = messageOf(text);
    if (message) listener(message);
  };
  const listen = () => {
    channel ??= openChannel();
    if (channel) channel.onmessage = ({ data }) => receive(data);
  };
  listen();
  // A page with an open channel cannot enter the back/forward cache.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', listen);
  window.addEventListener('storage', ({ key, newValue }) => key === NAME && receive(newValue));
}
