import { describe, expect, it } from 'vitest';
import { clientInfoErrors } from '@/journeys/consent/steps/load-client';
import { passkeyErrors } from '@/journeys/passkey/steps/log-in-with-passkey';
import { passkeyStatusErrors } from '@/journeys/passkey/steps/submit-passkey-email';
import { landlineCodeErrors, mobileCodeErrors } from '@/journeys/security-code/steps/submit-security-code';
import { accountErrors } from '@/journeys/sign-in/steps/check-account';
import { authcodeErrors } from '@/journeys/sign-in/steps/exchange-authcode';
import { forgotPasswordErrors } from '@/journeys/sign-in/steps/forgot-password';
import { sendErrors } from '@/journeys/security-code/steps/send-security-code';
import { userSignInErrors } from '@/journeys/sign-in/steps/sign-in-with-email';
import { passwordErrors } from '@/journeys/sign-in/steps/submit-password';
import { commonRows, sessionRows } from '@/outcome/errors';
import { type Catalogue, read, type Row, where } from './error-rows';
import { proofingTables } from './proofing-error-tables';
import { registrationTables } from './registration-error-tables';

const barred: readonly Row[] = [
  ['any', 'any', 'Passkey login attempts exceeded', '/passkey-login-attempts-exceeded'],
  ['any', 'any', 'Passkey attempts exceeded', '/passkey-login-attempts-exceeded'],
  ['any', 'any', 'Pending phone number change', '/passkey-login-attempts-exceeded'],
  [403, 'any', 'any', '/passkey-login-attempts-exceeded'],
];

const catalogue: Catalogue = {
  ...proofingTables,
  ...registrationTables,
  'account check': [accountErrors, [['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT']]],
  'password login': [
    passwordErrors,
    [
      ['any', 'any', 'Incorrect username or password.', 'password: PASSWORD_WRONG'],
      ['any', 'any', 'Password attempts exceeded', '/password-attempts-exceeded'],
      ['any', 'any', 'Login attempts exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      ['any', 'CID2013', 'Account is disabled', '/account-disabled with errorCode'],
      ['any', 'any', 'Account is disabled', '/error-account'],
    ],
  ],
  'user sign-in': [
    userSignInErrors,
    [
      ['any', 'CID2013', 'any', '/account-disabled with errorCode'],
      ['any', 'CID2014', 'any', '/account-disabled with errorCode'],
      [401, 'any', 'Incorrect username or password', 'password: PASSWORD_WRONG'],
      [401, 'any', 'Invalid parameter', 'password: PASSWORD_WRONG'],
      [401, 'any', 'Missing required parameter', 'password: PASSWORD_WRONG'],
      [401, 'any', 'User does not exist', 'password: PASSWORD_WRONG'],
      [401, 'any', 'User is not confirmed', '/register/check-email'],
      [403, 'any', 'Rate limit exceeded', '/login-attempts-exceeded'],
      [429, 'any', 'Rate exceeded', '/login-attempts-exceeded'],
      [429, 'any', 'Password attempts exceeded', '/login-attempts-exceeded'],
      [429, 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      [429, 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT'],
      [400, 'any', 'any', 'email: LOGIN_FAILED'],
    ],
  ],
  'both passkey calls': [passkeyErrors('/log-in-password'), barred],
  'the passkey check of an address': [passkeyStatusErrors, [['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT']]],
  'forgot password': [
    forgotPasswordErrors,
    [
      ['any', 'any', 'Reset attempts exceeded', '/reset/attempts-exceeded'],
      ['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT'],
    ],
  ],
  'sending a code': [
    sendErrors,
    [
      ['any', 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
    ],
  ],
  'a code by text': [
    mobileCodeErrors,
    [
      ['any', 'any', 'Invalid OTP', 'otp: OTP_WRONG'],
      ['any', 'any', 'OTP has expired', '/mobile-code-expired'],
      ['any', 'any', 'Invalid OTP Session', '/mobile-code-expired'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      ['any', 'any', 'Pending phone number change', '/recovery/change-mobile/enter-mobile'],
    ],
  ],
  'a code by call': [
    landlineCodeErrors,
    [
      ['any', 'any', 'Invalid OTP', 'otp: OTP_WRONG'],
      ['any', 'any', 'OTP has expired', '/landline-code-expired'],
      ['any', 'any', 'Invalid OTP Session', '/landline-code-expired'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      ['any', 'any', 'Pending phone number change', '/recovery/change-landline/enter-landline'],
    ],
  ],
  'authorisation code': [
    authcodeErrors,
    [
      ['any', 'CID2011', 'any', '/login-problem-nhs-number'],
      ['any', 'CID2012', 'any', '/login-disabled'],
      [401, 'any', 'Account is disabled', '/login-disabled-authcode with errorCode'],
    ],
  ],
  'client information': [clientInfoErrors, [[404, 'any', 'any', '/no-client-info']]],
  'every call, after its own rows': [
    commonRows,
    [
      [429, 'any', 'any', '/service-busy'],
      [503, 'any', 'any', '/service-busy'],
    ],
  ],
};

describe.each(Object.entries(catalogue))('the error table of %s', (_name, [table, expected]) => {
  it.each(expected.map((row, index) => [index + 1, ...row] as const))('row %i: %s, code %s, "%s" leads to %s', (number, ...row) => {
    const found = table[number - 1];
    expect(found && read(found, where(found.outcome))).toEqual(row);
  });

  it('has no other rows', () => {
    expect(table).toHaveLength(expected.length);
  });
});

describe('the page of too many passkey attempts', () => {
  it.each(['/log-in-password', '/login'] as const)('is told to link to %s, by every row', (passwordRoute) => {
    const states = passkeyErrors(passwordRoute).map(({ outcome }) => outcome.kind === 'go' && outcome.state);
    expect(states).toEqual(barred.map(() => ({ passwordRoute, displayPasswordLink: true })));
  });
});

describe('what an answer says of the session, before any other table', () => {
  it('is these rows, in order: five answers, and the three ways in which the sign-in is another one by now', () => {
    expect(sessionRows.map((row) => read(row, where(row.outcome)))).toEqual([
      [401, 'none', 'Unauthorized', 'renewal, else /session-timeout as timedOut'],
      [403, 'none', 'User is not authorized to access this resource with an explicit deny', 'renewal, else /session-timeout as timedOut'],
      [400, 'any', 'invalid session', '/session-invalid as invalid'],
      [451, 'any', 'any', '/session-invalid as invalid'],
      [405, 'any', 'any', 'firewall, else /error'],
      ['gone', 'any', 'any', '/session-timeout as timedOut'],
      ['ended', 'any', 'any', '/session-invalid as endedElsewhere'],
      ['another', 'any', 'any', '/session-invalid as replaced'],
    ]);
  });
});
