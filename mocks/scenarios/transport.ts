import type { CallName } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { wafCookie } from '../backend/http/waf-cookie';
import { refused } from './answers';

const unauthorised = refused(401, 'Unauthorized');
const explicitDeny = refused(403, 'User is not authorized to access this resource with an explicit deny');
const firewallPage = {
  status: 405,
  html: '<!doctype html><html lang="en"><title>Human Verification</title><h1>Human Verification</h1></html>',
};

/** Faults of any call (spec 1, section 8, "Transport-level"). One line here is a scenario for every call. */
export const transport = {
  'unauthorised-once': { label: 'session has expired, renewing it helps', answer: unauthorised, times: 1 },
  'explicit-deny-once': { label: 'explicit deny, renewing the session helps', answer: explicitDeny, times: 1 },
  firewall: { label: 'blocked by the firewall (405) until its puzzle is solved', answer: firewallPage, unlessCookie: wafCookie },
  'firewall-always': { label: 'blocked by the firewall (405) for good', answer: firewallPage },
  'unknown-error': { label: 'an unknown error', answer: refused(400, 'Something else') },
  dead: { label: 'network dead', answer: { fault: 'dead' } },
  'dead-once': { label: 'network dead, a retry helps', answer: { fault: 'dead' }, times: 1 },
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
