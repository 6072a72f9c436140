import { ApiError, rowFor } from '@/api/api-error';
import { passkeyErrors } from '@/journeys/passkey/ceremony/log-in-with-passkey';
import { phoneSteps } from '@/journeys/register/steps/register-phone';
import { resetPassword } from '@/journeys/reset-password/steps/reset-password';
import { commonRows, type ErrorRow, sessionRows } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';
import { calledOperations } from '../../mocks/backend/http/calls';
import { operations } from '../../scripts/contract/operations.mjs';
import { type CallStep, steps } from '../units/steps/call-steps';

/** Steps whose names differ from their operation, by the variants of `x-target`. */
const more: Readonly<Partial<Record<string, Readonly<Record<string, CallStep | undefined>>>>> = {
  mobile: { international: phoneSteps.international },
  'confirm-change-password': { expired: resetPassword({ username: '', code: '', expiry: 0 }) },
  'passkey-options': { only: steps.get('passkey') },
  'passkey-verify': { only: steps.get('passkey') },
  'uplift-nhs-known': { only: steps.get('uplift') },
  'uplift-demog-trace': { only: steps.get('uplift') },
};

/** The variant that is not part of its step's name. */
const plain: Readonly<Partial<Record<string, string>>> = { mobile: 'mobile', 'confirm-change-password': 'used' };

/** The steps that send an operation. Their names consist of its id and the variant. */
const stepsOf = (operation: string): Readonly<Record<string, CallStep | undefined>> => ({
  ...Object.fromEntries(
    [...steps].flatMap(([name, step]) => {
      const [id, ...variant] = name.split(' ');
      return id === operation ? [[variant.join(' ') || (plain[operation] ?? 'only'), step]] : [];
    }),
  ),
  ...more[operation],
});

/** The target of an outcome, as the contract writes it. */
function placeOf(outcome: ErrorRow<string>['outcome'], code: string): string {
  if (outcome.kind === 'go') return outcome.to + (outcome.carriesCode && code ? `?errorCode=${code}` : '');
  if (outcome.kind === 'redirectRoundTrip') return `${outcome.by}, else ${placeOf(outcome.otherwise, code)}`;
  return outcome.kind === 'invalid' ? `${outcome.field}: ${outcome.code}` : outcome.kind;
}

/** The parts of an answer that a row compares. */
const partsOf = ({ status, code, message, begins }: Partial<ErrorRow<string>> = {}) => [
  ...(status === undefined ? [] : ['status']),
  ...(code === undefined ? [] : [code === '' ? 'no code' : 'code']),
  ...(message === undefined ? [] : [begins ? 'beginning of text' : 'text']),
];

const signOutReasons: Readonly<Record<string, string>> = { [paths.sessionTimeout]: 'timedOut', [paths.sessionInvalid]: 'invalid' };

const signOutReasonOf = (outcome: ErrorRow<string>['outcome']): string | undefined =>
  outcome.kind === 'redirectRoundTrip' ? signOutReasonOf(outcome.otherwise) : outcome.kind === 'go' ? outcome.signOut : undefined;

/** A text as rows write it. */
const textOf = (text: string | undefined) => text?.replace(/\.$/, '');

const mayMeet = (one: ErrorRow<string>, other: ErrorRow<string>) =>
  placeOf(one.outcome, 'code') !== placeOf(other.outcome, 'code') &&
  (['status', 'code', 'message'] as const).every((key) => one[key] === undefined || other[key] === undefined || one[key] === other[key]);

const cases = calledOperations.flatMap(({ name, refusals, retryAt, precedence = [] }) =>
  Object.entries(stepsOf(name)).map(([variant, step]) => ({ name, variant, refusals, retryAt, precedence, handling: step?.handling })),
);

describe.each(cases)('refusals of $name ($variant)', ({ variant, refusals, retryAt, precedence, handling }) => {
  const { errors: own = [], fallback = paths.error } = handling ?? {};
  const rows: readonly ErrorRow<string>[] = [...sessionRows, ...own, ...commonRows];
  const found = refusals.map((refusal) => {
    const error = new ApiError('answer', refusal.status, refusal.body);
    return { refusal, error, row: rowFor(error, rows) };
  });

  it.each(found)('shows for the refusal $refusal.status $refusal.name the page that the contract names', ({ refusal, error, row }) => {
    const { target, decidedBy } = refusal;
    const outcome = row?.outcome ?? goTo(fallback);
    const place = typeof target === 'string' ? target : target[variant];
    expect({ target: placeOf(outcome, error.code), decidedBy: partsOf(row) }).toEqual({ target: place, decidedBy });
    expect(signOutReasonOf(outcome)).toBe(signOutReasons[place?.replace(/^renewal, else /, '') ?? '']);
    if (row?.message !== undefined) expect(textOf(row.message)).toBe(textOf(error.texts[0]));
  });

  it('redirects the browser after a refusal back to the address in the contract', () => expect(handling?.retryAt).toBe(retryAt));

  it('gives refusals the precedence of the contract, where an answer may match two rows', () => {
    const order = precedence.map((name) => found.find((one) => one.refusal.name === name)?.row);
    const ambiguous = own.some((row, index) => own.slice(index + 1).some((other) => mayMeet(row, other)));
    expect(ambiguous || precedence.length > 0 ? order : own).toEqual(own);
  });

  it('finds an example in the contract for each refusal that the app has a row for', () => {
    const answers = rows.slice(0, sessionRows.length + own.length).filter(({ kind }) => kind === undefined);
    expect(answers.filter((row) => !found.some((one) => one.row === row)).map((row) => [...partsOf(row), row.message])).toEqual([]);
  });
});

it('finds a step for every operation that the app calls', () =>
  expect(calledOperations.filter(({ name }) => !Object.values(stepsOf(name)).some(Boolean)).map(({ name }) => name)).toEqual([]));

it('finds an operation of the contract for every step', () => {
  const sent = new Set(calledOperations.flatMap(({ name }) => Object.values(stepsOf(name))));
  expect([...steps].flatMap(([name, step]) => (sent.has(step) ? [] : [name]))).toEqual([]);
});

it('finds an example in the contract for every error row that most calls share', () => {
  const found = operations.flatMap(({ refusals }) =>
    refusals.map(({ status, body }) => rowFor(new ApiError('answer', status, body), commonRows)),
  );
  expect(commonRows.filter((row) => !found.includes(row))).toEqual([]);
});

it('shows the pages of the contract after a sign-out in the browser, for any answer', () => {
  const ended = sessionRows.flatMap(({ kind, outcome }) => (kind ? [[kind, placeOf(outcome, ''), signOutReasonOf(outcome)]] : []));
  expect(ended).toEqual([
    ['gone', '/session-timeout', 'timedOut'],
    ['ended', '/session-invalid', 'endedElsewhere'],
    ['another', '/session-invalid', 'replaced'],
    ['signedOut', '/session-invalid', undefined],
  ]);
});

it.each(['/log-in-password', '/login'] as const)('links the page of too many passkey attempts to %s, by every row', (passwordRoute) => {
  const states = passkeyErrors(passwordRoute).map(({ outcome }) => outcome.kind === 'go' && outcome.state);
  expect(states).toEqual(Array(4).fill({ passwordRoute, displayPasswordLink: true }));
});
