import type { Step } from '../../mocks/pages/walk-step';

/** The address at which the mock replays the same steps, in the fragment, which is not sent to the server. */
export const replayLink = (start: string, steps: readonly Step[]) =>
  `/mock/walk#${new URLSearchParams({ start, steps: JSON.stringify(steps) })}`;
