import type { Call } from './calls';

/**
 * Faults below HTTP, or in a body: the network dies, no answer comes; it leads elsewhere; a page, half an object, nothing, a
 * list, or another object where one is promised.
 */
export type Fault = 'dead' | 'hang' | 'redirect' | 'html' | 'cut-off' | 'empty' | 'no-content' | 'list' | 'wrong-shape';

export type Answer = { status: number; json: unknown } | { status: number; html: string } | { fault: Fault };

/** The server's own answer, with another session id in the cookie when it lets the person in: a defence against session fixation. */
interface SessionRenewal {
  sessionRenewed: true;
}

/** An answer that a call gives instead of the server's own. */
export interface Scenario {
  label: string;
  call: Call | readonly Call[];
  answer: Answer | SessionRenewal;
  /** How many calls get this answer; without it, all until the scenario is cleared. */
  times?: number;
  /** The server answers for itself when the request carries this cookie. */
  unlessCookie?: string;
}

export interface Override {
  scenario: Scenario;
  remaining: number;
}

/** Puts a scenario into force. */
export const overrideBy = (scenario: Scenario): Override => ({ scenario, remaining: scenario.times ?? Infinity });

/** The answer that is due for this call, if any; counts it as used. */
export function takeOverride(overrides: Override[], call: Call, cookies: Record<string, string>): Scenario['answer'] | undefined {
  const due = overrides.find(
    ({ scenario, remaining }) =>
      [scenario.call].flat().includes(call) && remaining > 0 && !(scenario.unlessCookie !== undefined && scenario.unlessCookie in cookies),
  );
  if (due) due.remaining -= 1;
  return due?.scenario.answer;
}
