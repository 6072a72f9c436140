import { expect, it } from 'vitest';
import { rowFor } from '@/api/error-match';
import { ApiError, type FailureKind } from '@/api/http';
import { commonRows, emailRefused, noAnswerRow, sessionRows } from '@/outcome/errors';

const timedOut = { kind: 'go', to: '/session-timeout', signOut: 'timedOut' };
const invalid = { kind: 'go', to: '/session-invalid', signOut: 'invalid' };

/** Where the rows of every call lead, typed in again. */
const outcomes: readonly [kind: FailureKind, status: number, body: unknown, outcome: object][] = [
  ['noAnswer', 0, undefined, { kind: 'invalid', field: '', code: 'NO_ANSWER' }],
  ['answer', 401, { message: 'Unauthorized' }, { kind: 'redirectRoundTrip', by: 'renewal', otherwise: timedOut }],
  ['answer', 400, { error: 'invalid session' }, invalid],
  ['answer', 451, undefined, invalid],
  ['answer', 405, undefined, { kind: 'redirectRoundTrip', by: 'firewall', otherwise: { kind: 'go', to: '/error' } }],
  ['gone', 0, undefined, timedOut],
  ['ended', 0, undefined, { kind: 'go', to: '/session-invalid', signOut: 'endedElsewhere' }],
  ['another', 0, undefined, { kind: 'go', to: '/session-invalid', signOut: 'replaced' }],
  ['answer', 429, undefined, { kind: 'go', to: '/service-busy' }],
  ['answer', 503, undefined, { kind: 'go', to: '/service-busy' }],
  ['answer', 400, { message: 'Invalid email address' }, { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' }],
];

it.each(outcomes)('maps a call that fails by %s %i %j to its page', (kind, status, body, outcome) => {
  const rows = [noAnswerRow, ...sessionRows, ...commonRows, emailRefused];
  expect(rowFor(new ApiError(kind, status, body), rows)?.outcome).toEqual(outcome);
});
