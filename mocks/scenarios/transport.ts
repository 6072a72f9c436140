import { type CallName, calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { wafCookie } from '../backend/http/waf-cookie';

const unauthorised = { status: 401, json: { message: 'Unauthorized' } };
const explicitDeny = { status: 403, json: { message: 'User is not authorized to access this resource with an explicit deny' } };
const firewallPage = {
  status: 405,
  html: '<!doctype html><html lang="en"><title>Human Verification</title><h1>Human Verification</h1></html>',
};

/** Transport faults (spec 1, section 8, "Transport-level"). One line here is a scenario for every call. */
const transport = {
  unauthorised: { label: 'session has expired (401)', answer: unauthorised },
  'unauthorised-once': { label: 'session has expired, renewing it helps', answer: unauthorised, times: 1 },
  'explicit-deny': { label: 'explicit deny (403)', answer: explicitDeny },
  'explicit-deny-once': { label: 'explicit deny, renewing the session helps', answer: explicitDeny, times: 1 },
  'invalid-session': { label: 'invalid session (400)', answer: { status: 400, json: { error: 'invalid session' } } },
  'session-error': { label: 'session error (451)', answer: { status: 451, json: { message: 'Session error' } } },
  firewall: { label: 'blocked by the firewall (405) until its puzzle is solved', answer: firewallPage, unlessCookie: wafCookie },
  'firewall-always': { label: 'blocked by the firewall (405) for good', answer: firewallPage },
  'too-many-requests': { label: 'too many requests (429)', answer: { status: 429, json: { message: 'Too many requests' } } },
  unavailable: { label: 'service unavailable (503)', answer: { status: 503, json: { message: 'Service Unavailable' } } },
  'server-error': { label: 'server error (500)', answer: { status: 500, json: { message: 'Internal server error' } } },
  dead: { label: 'network dead', answer: { fault: 'dead' } },
  'dead-once': { label: 'network dead, trying again helps', answer: { fault: 'dead' }, times: 1 },
  hang: { label: 'no answer ever', answer: { fault: 'hang' } },
  html: { label: 'a page where JSON is promised', answer: { fault: 'html' } },
  'cut-off': { label: 'half an object', answer: { fault: 'cut-off' } },
  'no-content': { label: 'no content (204)', answer: { fault: 'no-content' } },
  empty: { label: 'an empty body', answer: { fault: 'empty' } },
  list: { label: 'a list where an object is promised', answer: { fault: 'list' } },
  'wrong-shape': { label: 'an object of another shape', answer: { fault: 'wrong-shape' } },
  redirect: { label: 'a redirect to another address, which answers an object', answer: { fault: 'redirect' } },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

export type TransportScenarioId = `${CallName}.${keyof typeof transport}`;

/** Every transport scenario of every call, by id: `password.firewall`, `otp.dead` … */
export const transportScenarios: Record<string, Scenario> = Object.fromEntries(
  Object.entries(calls).flatMap(([name, call]) =>
    Object.entries<Omit<Scenario, 'call'>>(transport).map(([row, scenario]) => [`${name}.${row}`, { ...scenario, call }]),
  ),
);
