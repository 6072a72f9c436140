import type { Step } from '../../mocks/pages/walk-step';

/** The address at which the mock takes the same steps again. Behind the `#`, where no server has to read it. */
export const replayLink = (start: string, steps: readonly Step[]) =>
  `/mock/walk#${new URLSearchParams({ start, steps: JSON.stringify(steps) })}`;
