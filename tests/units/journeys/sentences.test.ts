import fc from 'fast-check';
import { choiceErrors, emailErrors, passwordErrors } from '@/forms/error-copy';
import { newPasswordErrors } from '@/forms/new-password';
import { phoneErrors } from '@/forms/phone-number';
import { securityCodeErrors } from '@/forms/security-code';
import { methodFormErrors } from '@/journeys/security-code/choose-authentication-method';
import { sharedInformation } from '@/journeys/consent/shared-information';
import { replacementFormErrors } from '@/journeys/duplicate-account/confirm-account-replacement';
import { noChoice } from '@/journeys/duplicate-account/duplicate-nhs-number';
import { dobFormErrors } from '@/journeys/proofing/date-of-birth';
import { nameFormErrors } from '@/journeys/proofing/full-name';
import { knowNhsNumberFormErrors } from '@/journeys/proofing/nhs-number';
import { noMatchErrors } from '@/journeys/proofing/no-match';
import { postcodeFormErrors } from '@/journeys/proofing/postcode';
import { emailCodeFormErrors } from '@/journeys/register/check-email';
import { phoneFormErrors } from '@/journeys/register/enter-mobile';
import { entryErrors } from '@/journeys/sign-in/enter-email-form';
import { loginErrors } from '@/journeys/sign-in/login-form';

/** The sentence of each error code, or one in the summary and another at the field. */
type Sentences = Readonly<Record<string, string | { summary: string; field: string }>>;

const emailFormat: Sentences = {
  EMAIL_MIN_LENGTH: {
    summary: 'We cannot accept email addresses with fewer than 7 characters',
    field: 'Enter an email address with at least 7 characters',
  },
  EMAIL_FORMAT: 'Enter an email address in the correct format, like name@example.com',
};
const password: Sentences = { PASSWORD_REQUIRED: 'Enter your password', PASSWORD_WRONG: 'Enter the correct password' };
const securityCode: Sentences = {
  OTP_REQUIRED: 'Enter the security code',
  OTP_FORMAT: 'Enter the 6 digits of your security code',
  OTP_WRONG: 'Enter the correct security code',
};
const phone: Sentences = {
  MOBILE_REQUIRED: 'Enter your mobile phone number',
  MOBILE_INVALID: 'Enter a UK mobile phone number, like 07700 900 982',
  INTERNATIONAL_REQUIRED: 'Enter your mobile phone number',
  INTERNATIONAL_INVALID: 'Enter a mobile phone number with its country code, like +33 6 12 34 56 78',
  INTERNATIONAL_REFUSED: 'We cannot send security codes to numbers from this country. Enter another mobile phone number',
  LANDLINE_REQUIRED: 'Enter your landline number',
  LANDLINE_INVALID: 'Enter a UK landline number, like 01632 960 001',
  NUMBER_REFUSED: 'We cannot send codes to this number. Check it, or use another.',
};

const tables: readonly [table: string, errors: object, Sentences][] = [
  ['an email address', emailErrors, { EMAIL_REQUIRED: 'Enter your email address', ...emailFormat }],
  ['the entry screen', entryErrors, { EMAIL_REQUIRED: 'You need to enter your email address', ...emailFormat }],
  ['a password', passwordErrors, password],
  [
    'address and password on one page',
    loginErrors,
    { EMAIL_REQUIRED: 'Enter your email address', ...emailFormat, LOGIN_FAILED: 'Check your details and try again', ...password },
  ],
  [
    'a new password',
    newPasswordErrors,
    {
      PASSWORD_REQUIRED: 'Enter a password',
      PASSWORD_FORMAT: 'Password must have at least 8 characters and a capital letter',
      PASSWORD_LONG: 'Enter a password with no more than 256 characters',
    },
  ],
  ['a security code', securityCodeErrors, securityCode],
  ['a code by email', emailCodeFormErrors, { ...securityCode, OTP_EXPIRED: 'This security code has expired. Send a new one' }],
  ['a phone', phoneErrors, phone],
  ['a phone of any kind', phoneFormErrors, { CHOICE_REQUIRED: 'Select the kind of phone you have', ...phone }],
  ['a choice', choiceErrors, { CHOICE_REQUIRED: 'You need to tell us what you want to do' }],
  ['the method', methodFormErrors, { CHOICE_REQUIRED: 'You need to tell us which authentication method you want to use' }],
  ['a duplicate that can be replaced', noChoice(true), { CHOICE_REQUIRED: 'Select an option to continue' }],
  ['a duplicate that cannot be replaced', noChoice(false), { CHOICE_REQUIRED: 'Select what you want to do' }],
  [
    'a replacement',
    replacementFormErrors,
    { UNDERSTANDING_REQUIRED: 'Confirm that you want to continue with a new NHS account and delete your existing one' },
  ],
  ['no match', noMatchErrors, { CHOICE_REQUIRED: 'You need to select what you want to do next.' }],
  [
    'a date of birth',
    dobFormErrors,
    {
      DOB_REQUIRED: 'Enter your date of birth',
      DOB_NO_DAY: 'Your date of birth must include a day',
      DOB_NO_MONTH: 'Your date of birth must include a month',
      DOB_NO_YEAR: 'Your date of birth must include a year',
      DOB_NO_DAY_MONTH: 'Your date of birth must include a day and month',
      DOB_NO_DAY_YEAR: 'Your date of birth must include a day and year',
      DOB_NO_MONTH_YEAR: 'Your date of birth must include a month and year',
      DOB_YEAR: 'Your birth year must have 4 numbers',
      DOB_NOT_REAL: 'You need to enter a real date of birth',
      DOB_WRONG_YEAR: 'Check you have entered the correct year',
    },
  ],
  [
    'a name',
    nameFormErrors,
    {
      FIRST_NAME_REQUIRED: { summary: 'You need to enter your first name', field: 'Enter your first name' },
      FIRST_NAME_SHORT: { summary: 'You must enter more than one character for your first name', field: 'Incomplete first name' },
      MIDDLE_NAMES_SHORT: { summary: 'You must enter more than one character for your middle name', field: 'Incomplete middle name' },
      LAST_NAME_REQUIRED: { summary: 'You need to enter your last name', field: 'Enter your last name' },
      LAST_NAME_SHORT: { summary: 'You must enter more than one character for your last name', field: 'Incomplete last name' },
    },
  ],
  [
    'a postcode',
    postcodeFormErrors,
    { POSTCODE_REQUIRED: 'You need to enter your postcode', POSTCODE_INVALID: 'Check you have entered your postcode correctly' },
  ],
  [
    'an NHS number',
    knowNhsNumberFormErrors,
    {
      CHOICE_REQUIRED: 'Select yes, if you know your NHS number',
      NHS_NUMBER_REQUIRED: 'Enter your NHS number',
      NHS_NUMBER_NATIONAL_INSURANCE: 'You have entered a National Insurance number. Enter your NHS number',
      NHS_NUMBER_LETTERS: 'Your NHS number must have 10 numbers and no letters',
      NHS_NUMBER_LENGTH: 'Your NHS number must have 10 numbers',
      NHS_NUMBER_INVALID: 'The number you entered is not an NHS number',
    },
  ],
];

const both = (text: Sentences[string]) => (typeof text === 'string' ? { summary: text, field: text } : text);

it.each(tables)('shows the error sentences of the specification for %s', (_table, errors, sentences) => {
  expect(errors).toEqual(Object.fromEntries(Object.entries(sentences).map(([code, text]) => [code, both(text)])));
});

const order = [
  'first names',
  'last name',
  'date of birth',
  'email address',
  'phone numbers',
  'NHS number',
  'how we checked who you are',
  "GP surgery's name and address",
  'registration details for GP online services',
  'unique ID for the service you are registering for',
];

const scopes = [
  ['openid', []],
  ['profile', ['last name', 'date of birth', 'NHS number', 'how we checked who you are']],
  ['basic_demographics', ['last name', 'date of birth', 'how we checked who you are']],
  ['profile_extended', ['first names']],
  ['email', ['email address']],
  ['phone', ['phone numbers']],
  ['landline', ['phone numbers']],
  ['gp_registration_details', ["GP surgery's name and address"]],
  ['gp_integration_credentials', ["GP surgery's name and address", 'registration details for GP online services']],
  ['nhs_app_credentials', ['registration details for GP online services']],
  ['client_metadata', ['unique ID for the service you are registering for']],
] as const;
const known = scopes.map(([scope]) => scope);

it.each(scopes)('lists the information that the scope %s shares: %j', (scope, items) => {
  expect(sharedInformation([scope])).toEqual({ shared: items, others: false });
});

it('lists shared information once and in one order for any order of the scopes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...known)), (asked) => {
      const { shared } = sharedInformation(asked);
      expect(shared).toEqual(order.filter((item) => (shared as readonly string[]).includes(item)));
      expect(shared).toEqual(sharedInformation(asked.toReversed()).shared);
    }),
  );
});

it('lists all shared information for all scopes', () => expect(sharedInformation(known).shared).toEqual(order));

it('refers to the client for an explanation of an unknown scope, beside the others', () => {
  expect(sharedInformation(['odd', 'email', 'odd', 'strange'])).toEqual({ shared: ['email address'], others: true });
});

it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'EMAIL', ''])(
  'refers to the client for the unknown scope "%s"',
  (scope) => expect(sharedInformation([scope])).toEqual({ shared: [], others: true }),
);
