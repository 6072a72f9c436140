import { describe, expect, it } from 'vitest';
import { passkeyErrors } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import type { CallName } from '@/outcome/call-name';
import { commonRows, sessionRows } from '@/outcome/errors';
import { type Catalogue, read, where } from './error-rows';
import { proofingTables } from './proofing-error-tables';
import { registrationTables } from './registration-error-tables';
import { barred, signInTables } from './sign-in-error-tables';

const catalogue = {
  ...proofingTables,
  ...registrationTables,
  ...signInTables,
  'every call, after its own rows': [
    commonRows,
    [
      [429, 'any', 'any', '/service-busy'],
      [503, 'any', 'any', '/service-busy'],
    ],
  ],
} satisfies Catalogue;

describe.each(Object.entries<Catalogue[string]>(catalogue))('the error table of %s', (_name, [table, expected]) => {
  it.each(expected.map((row, index) => [index + 1, ...row] as const))('row %i: %s, code %s, "%s" leads to %s', (number, ...row) => {
    const found = table[number - 1];
    expect(found && read(found, where(found.outcome))).toEqual(row);
  });

  it('has no other rows', () => {
    expect(table).toHaveLength(expected.length);
  });
});

/** The tables of each call; one without rows of its own has none. A new call does not compile until it stands here. */
const tablesOf: Readonly<Record<CallName, readonly (keyof typeof catalogue)[]>> = {
  'account-status': ['account check'],
  'passkey-status': ['the passkey check of an address'],
  passkey: ['both passkey calls'],
  password: ['password login'],
  'user-sign-in': ['user sign-in'],
  'forgot-password': ['forgot password'],
  'verify-waf-token': [],
  authcode: ['authorisation code'],
  'trigger-otp mobile': ['sending a code'],
  'trigger-otp landline': ['sending a code'],
  'request-otp mobile': ['sending a code'],
  'request-otp landline': ['sending a code'],
  'request-otp mobile new number': ['sending a code'],
  'request-otp landline new number': ['sending a code'],
  'otp mobile': ['a code by text'],
  'otp landline': ['a code by call'],
  'validate-email': ['registration email validation'],
  register: ['a new account'],
  'verify-email': ['the code of a new account'],
  'resend-email-code': ['another code for a new account'],
  'register mobile': ['a mobile number', 'an international number'],
  'register landline': ['a landline number'],
  'change-mobile': ['another mobile number'],
  'change-landline': ['another landline number'],
  'confirm-change-password': ['a new password'],
  'client-info': ['client information'],
  consent: [],
  'refuse-consent': ['client information'],
  'decline-terms': ['client information'],
  'terms-update': [],
  uplift: ['both uplifts'],
  'record-p5-failure-data': ['recording what could not be matched'],
  'redirect-to-authorize': [],
  'account-migration': [],
  'duplicate-accounts-email': ['both reminders'],
  'duplicate-accounts-email again': ['both reminders'],
};

describe('the error tables', () => {
  it('belong to a call each, but for the rows that every call has', () => {
    const used = new Set<string>([...Object.values(tablesOf).flat(), 'every call, after its own rows']);
    expect(Object.keys(catalogue).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the page of too many passkey attempts', () => {
  it.each(['/log-in-password', '/login'] as const)('is told to link to %s, by every row', (passwordRoute) => {
    const states = passkeyErrors(passwordRoute).map(({ outcome }) => outcome.kind === 'go' && outcome.state);
    expect(states).toEqual(barred.map(() => ({ passwordRoute, displayPasswordLink: true })));
  });
});

describe('what an answer says of the session, before any other table', () => {
  it('has the session rows in this order: five answers, and four ways in which the sign-in has ended', () => {
    expect(sessionRows.map((row) => read(row, where(row.outcome)))).toEqual([
      [401, 'none', 'Unauthorized', 'renewal, else /session-timeout as timedOut'],
      [403, 'none', 'User is not authorized to access this resource with an explicit deny', 'renewal, else /session-timeout as timedOut'],
      [400, 'any', 'invalid session', '/session-invalid as invalid'],
      [451, 'any', 'any', '/session-invalid as invalid'],
      [405, 'any', 'any', 'firewall, else /error'],
      ['gone', 'any', 'any', '/session-timeout as timedOut'],
      ['ended', 'any', 'any', '/session-invalid as endedElsewhere'],
      ['another', 'any', 'any', '/session-invalid as replaced'],
      ['signedOut', 'any', 'any', '/session-invalid'],
    ]);
  });
});
