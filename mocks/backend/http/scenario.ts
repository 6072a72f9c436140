import type { Call } from './calls';

/** The cookie of a solved puzzle. The firewall lets requests with it pass. */
export const wafCookie = 'aws-waf-token';

/**
 * Faults below HTTP or in a body: a network failure, no answer, a redirect to another address, a page, a truncated object, an empty body, a
 * list, or another object than the promised one.
 */
export type Fault = 'dead' | 'hang' | 'redirect' | 'html' | 'cut-off' | 'empty' | 'no-content' | 'list' | 'wrong-shape';

export type Answer = { status: number; json: unknown } | { status: number; html: string } | { fault: Fault };

/** The server's own answer, with a new session id in the cookie when it lets the user in: a defence against session fixation. */
interface SessionRenewal {
  sessionRenewed: true;
}

/** An answer that replaces the server's own. */
export interface Scenario {
  label: string;
  call: Call | readonly Call[];
  answer: Answer | SessionRenewal;
  /** How many calls get this answer. Without it, all until the scenario is cleared. */
  times?: number;
  /** The server's own answer is sent when the request has this cookie. */
  unlessCookie?: string;
}

export interface Override {
  scenario: Scenario;
  remaining: number;
}

/** Activates a scenario. */
export const overrideBy = (scenario: Scenario): Override => ({ scenario, remaining: scenario.times ?? Infinity });

/** The scenario's answer for this call, if any. Counts it as used. */
export function takeOverride(overrides: Override[], call: Call, cookies: Record<string, string>): Scenario['answer'] | undefined {
  const due = overrides.find(
    ({ scenario, remaining }) =>
      [scenario.call].flat().includes(call) && remaining > 0 && !(scenario.unlessCookie !== undefined && scenario.unlessCookie in cookies),
  );
  if (due) due.remaining -= 1;
  return due?.scenario.answer;
}
