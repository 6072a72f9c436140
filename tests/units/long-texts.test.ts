import { ApiError, CID_CODE, rowFor, unauthorised } from '@/api/api-error';
import { isPage, isServersPage, readBody } from '@/api/http';
import { storedCredentials } from '@/api/login';
import { upliftRefusal } from '@/api/proofing';
import { legible, number } from '@/api/values';
import { canonicalPath } from '@/canonical-path';
import { lastDigits } from '@/content/hidden-number';
import { newPasswordForm } from '@/forms/new-password';
import { likelyAddress } from '@/forms/likely-address';
import { landlineForm, mobileForm } from '@/forms/phone-number';
import { emailForm } from '@/forms/rules';
import { securityCodeForm } from '@/forms/security-code';
import { cookiesForm } from '@/journeys/dev/set-cookie';
import { dobForm } from '@/journeys/proofing/date-of-birth';
import { nameForm } from '@/journeys/proofing/full-name';
import { knowNhsNumberForm } from '@/journeys/proofing/nhs-number';
import { postcodeForm } from '@/journeys/proofing/postcode';
import { phoneForm } from '@/journeys/register/enter-mobile';
import { emailIn, resetLinkOf } from '@/journeys/reset-password/reset-link';
import { safeAddress } from '@/outcome/safe-address';
import { measureServerTime } from '@/session/clock';
import { readHelpCode } from '@/session/help-code';
import { claimsOf } from '@/session/identity-token';
import { allowsRegistration, asksForMatch, asksForProof, readParameters } from '@/session/oidc-parameters';
import { takeReturn, withoutMarker } from '@/session/round-trips';

/** Long enough that an expression of quadratic time exceeds the time limit of a test by far. One of linear time takes milliseconds. */
const CHARACTERS = 200_000;

/** Texts that expressions repeat: spaces, signs, encodings, letters with marks, digits, emoji. */
const fillings = [' ', '- ', '.', '"', '%', '(', '+', '@', '/', '<']
  .concat('%20', '&amp;', '=3D', 'code=')
  .concat('a.', 'ü.', '\u0301\u0323', '1 ', '\u{1f469}\u200d');

const filled = (filling: string, length = CHARACTERS) => filling.repeat(Math.ceil(length / filling.length)).slice(0, length);

/** Applies the rule of a form, or the schema of an answer, with the text as each of these members. */
const by =
  (schema: { safeParse: (given: unknown) => unknown }, names: string, others = {}) =>
  (text: string) =>
    schema.safeParse({ ...others, ...Object.fromEntries(names.split(' ').map((name) => [name, text])) });

const link = '?username=maya@example.com&code=483920&expiry=1800000000000';
const failed = (body: unknown) => new ApiError('answer', 401, body);

/** A reader of texts from outside, and texts that its expressions match. */
type Reader = [name: string, read: (text: string) => unknown, ...matched: string[]];

const rules: Reader[] = [
  ['emailForm', by(emailForm, 'email'), 'maya@example.com', 'a@', 'a@a.'],
  ['likelyAddress', likelyAddress, 'maya@gmial.com', 'a@', 'a@a,'],
  ['newPasswordForm', by(newPasswordForm, 'password')],
  ['securityCodeForm', by(securityCodeForm, 'otp', { remember: false }), '123456', 'Code 123 456'],
  ['mobileForm', by(mobileForm, 'mobile'), '07700900982', '+44 (0)', '+1 ('],
  ['landlineForm', by(landlineForm, 'landline'), '01632960001'],
  ['phoneForm', by(phoneForm, 'mobile international landline', { choice: 'international' }), '+33612345678', '+49 (0'],
  ['knowNhsNumberForm', by(knowNhsNumberForm, 'nhsNumber', { choice: 'yes' }), '9434765919', 'NHS number is '],
  ['nameForm', by(nameForm, 'firstName middleNames lastName'), 'Maya'],
  ['dobForm', by(dobForm, 'day month year'), 'jan'],
  ['postcodeForm', by(postcodeForm, 'postcode'), 'LS1 4AP'],
  ['cookiesForm', by(cookiesForm, 'authorization token'), '{"session_id":"'],
];

const answers: Reader[] = [
  ['readBody', readBody, '{"a":"', '<'],
  ['isPage', (text) => isPage(text, text), 'text/html', '<'],
  ['isServersPage', isServersPage, '<title>', '<title>404'],
  ['errorTexts', (message) => failed({ message }).texts],
  ['errorCode', (code) => failed({ cid_error_code: code }).code, 'CID2011'],
  ['rowFor', (text) => rowFor(failed(text), unauthorised), 'Unauthorized'],
  ['legible', legible, 'A client'],
  ['number', number, '1', '-1.'],
  ['storedCredentials', (id) => storedCredentials.safeParse([{ id, type: id, transports: [id] }]), 'aQ=='],
  ['upliftRefusal', by(upliftRefusal, 'error message email ineligibility_reason pyi_sla lockout_time_seconds'), '24'],
  ['lastDigits', lastDigits, '+44 **** 123'],
  ['measureServerTime', measureServerTime, new Date(0).toUTCString()],
];

const addresses: Reader[] = [
  ['canonicalPath', canonicalPath, '/enter-email'],
  ['safeAddress', safeAddress, 'https://', 'https://a.example/?', '/', 'http:'],
  ['readParameters', readParameters, '?client_id='],
  ['takeReturn', (text) => takeReturn({ pathname: text, search: text }), '?roundTrip='],
  ['withoutMarker', withoutMarker, '?roundTrip=', '?a&roundTrip=renewal&'],
  ['resetLinkOf', resetLinkOf, link],
  ['emailIn', emailIn, '?username='],
  ['CID_CODE', (text) => CID_CODE.test(text), 'CID2011'],
];

const others: Reader[] = [
  ['claimsOf', claimsOf, 'a.', 'a.eyJhIjoxfQ.'],
  ['claimsOf with a payload', (text) => claimsOf(`a.${Buffer.from(text).toString('base64url')}.`), '{"exp":"'],
  ['asksForProof', asksForProof, 'P9.Cp', '["P9'],
  ['asksForMatch', asksForMatch, 'P5.Cp', '["P5'],
  ['allowsRegistration', (text) => allowsRegistration({ allow_registration: text }), 'false'],
  ['readHelpCode', readHelpCode, '8FR-KNQ'],
];

it.each([...rules, ...answers, ...addresses, ...others])(
  'reads 200,000 characters by %s in the time of a test',
  (_name, read, ...matched) => {
    for (const text of fillings.map((filling) => filled(filling)))
      for (const edge of ['', ...matched]) for (const given of [edge + text, text + edge, `${edge}${text}x`]) read(given);
  },
);

it('reads a reset link of 2048 characters within the time of a test', () => {
  for (const filling of fillings)
    for (const start of [filling, link, link + filling, '?code=3D']) {
      const query = (start + filled(filling)).slice(0, 2048);
      expect(() => [resetLinkOf(query), emailIn(query)]).not.toThrow();
    }
});

it('cleans a long text of spaces, and finds the security code in it', () => {
  const long = filled(' ');
  expect(emailForm.parse({ email: `${long}maya@example.com` })).toEqual({ email: 'maya@example.com' });
  expect(securityCodeForm.parse({ remember: false, otp: `Your code is 123 456${long}.` })).toEqual({ otp: '123456', remember: false });
});

it.each([
  ['lists', '{"message":', '[', ']', '}'],
  ['errors', '', '{"error":', '}', ''],
  ['lists of texts', '{"message":', '["a",', ']', '}'],
])('ignores the text in 200,000 characters of nested %s', (_what, before, open, close, after) => {
  const depth = Math.floor(CHARACTERS / (open.length + close.length));
  const body = readBody(`${before}${open.repeat(depth)}"text"${close.repeat(depth)}${after}`);
  expect(body).toBeTypeOf('object');
  expect(failed(body).code).toBe('');
  expect(failed(body).texts).not.toContain('text');
});
