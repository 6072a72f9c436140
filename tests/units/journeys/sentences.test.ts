import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { methodFormErrors } from '@/journeys/another-code/choose-authentication-method';
import { sharedInformation } from '@/journeys/consent/shared-information';
import { replacementFormErrors } from '@/journeys/duplicate-account/confirm-account-replacement';
import { noChoice } from '@/journeys/duplicate-account/no-choice';
import { dobFormErrors } from '@/journeys/proofing/date-of-birth';
import { nameFormErrors } from '@/journeys/proofing/full-name';
import { knowNhsNumberFormErrors } from '@/journeys/proofing/nhs-number';
import { noMatchErrors } from '@/journeys/proofing/no-match';
import { postcodeFormErrors } from '@/journeys/proofing/postcode';
import { emailCodeFormErrors } from '@/journeys/register/check-email';
import { phoneFormErrors } from '@/journeys/register/enter-mobile';
import { entryErrors } from '@/journeys/sign-in/enter-email-form';
import { loginErrors } from '@/journeys/sign-in/login-form';

/** Without `field`, the field shows the sentence of the summary. */
type Row = [code: string, summary: string, field?: string];

const emailRows: Row[] = [
  [
    'EMAIL_MIN_LENGTH',
    'We cannot accept email addresses with fewer than 7 characters',
    'Enter an email address with at least 7 characters',
  ],
  ['EMAIL_FORMAT', 'Enter an email address in the correct format, like name@example.com'],
];

const tables: [string, object, Row[]][] = [
  ['the method', methodFormErrors, [['CHOICE_REQUIRED', 'You need to tell us which authentication method you want to use']]],
  [
    'a replacement',
    replacementFormErrors,
    [['UNDERSTANDING_REQUIRED', 'Confirm that you want to continue with a new NHS account and delete your existing one']],
  ],
  ['the entry screen', entryErrors, [['EMAIL_REQUIRED', 'You need to enter your email address'], ...emailRows]],
  [
    'address and password on one page',
    loginErrors,
    [
      ['EMAIL_REQUIRED', 'Enter your email address'],
      ...emailRows,
      ['LOGIN_FAILED', 'Check your details and try again'],
      ['PASSWORD_REQUIRED', 'Enter your password'],
      ['PASSWORD_WRONG', 'Enter the correct password'],
    ],
  ],
  ['a duplicate that can be replaced', noChoice(true), [['CHOICE_REQUIRED', 'Select an option to continue']]],
  ['a duplicate that cannot be replaced', noChoice(false), [['CHOICE_REQUIRED', 'Select what you want to do']]],
  ['no match', noMatchErrors, [['CHOICE_REQUIRED', 'You need to select what you want to do next.']]],
  [
    'a date of birth',
    dobFormErrors,
    [
      ['DOB_REQUIRED', 'Enter your date of birth'],
      ['DOB_NO_DAY', 'Your date of birth must include a day'],
      ['DOB_NO_MONTH', 'Your date of birth must include a month'],
      ['DOB_NO_YEAR', 'Your date of birth must include a year'],
      ['DOB_NO_DAY_MONTH', 'Your date of birth must include a day and month'],
      ['DOB_NO_DAY_YEAR', 'Your date of birth must include a day and year'],
      ['DOB_NO_MONTH_YEAR', 'Your date of birth must include a month and year'],
      ['DOB_YEAR', 'Your birth year must have 4 numbers'],
      ['DOB_NOT_REAL', 'You need to enter a real date of birth'],
      ['DOB_WRONG_YEAR', 'Check you have entered the correct year'],
    ],
  ],
  [
    'a name',
    nameFormErrors,
    [
      ['FIRST_NAME_REQUIRED', 'You need to enter your first name', 'Enter your first name'],
      ['FIRST_NAME_SHORT', 'You must enter more than one character for your first name', 'Incomplete first name'],
      ['MIDDLE_NAMES_SHORT', 'You must enter more than one character for your middle name', 'Incomplete middle name'],
      ['LAST_NAME_REQUIRED', 'You need to enter your last name', 'Enter your last name'],
      ['LAST_NAME_SHORT', 'You must enter more than one character for your last name', 'Incomplete last name'],
    ],
  ],
  [
    'a postcode',
    postcodeFormErrors,
    [
      ['POSTCODE_REQUIRED', 'You need to enter your postcode'],
      ['POSTCODE_INVALID', 'Check you have entered your postcode correctly'],
    ],
  ],
  [
    'an NHS number',
    knowNhsNumberFormErrors,
    [
      ['CHOICE_REQUIRED', 'Select yes, if you know your NHS number'],
      ['NHS_NUMBER_REQUIRED', 'Enter your NHS number'],
      [
        'NHS_NUMBER_NATIONAL_INSURANCE',
        'You have entered a National Insurance number. Enter your NHS number',
        'You have entered a National Insurance number. Enter your NHS number',
      ],
      ['NHS_NUMBER_LETTERS', 'Your NHS number must have 10 numbers and no letters'],
      ['NHS_NUMBER_LENGTH', 'Your NHS number must have 10 numbers'],
      ['NHS_NUMBER_INVALID', 'The number you entered is not an NHS number'],
    ],
  ],
  [
    'a code by email',
    emailCodeFormErrors,
    [
      ['OTP_REQUIRED', 'Enter the security code'],
      ['OTP_FORMAT', 'Enter the 6 digits of your security code'],
      ['OTP_WRONG', 'Enter the correct security code'],
      ['OTP_EXPIRED', 'This security code has expired. Send a new one'],
    ],
  ],
  [
    'a phone of any kind',
    phoneFormErrors,
    [
      ['CHOICE_REQUIRED', 'Select the kind of phone you have'],
      ['MOBILE_REQUIRED', 'Enter your mobile phone number'],
      ['MOBILE_INVALID', 'Enter a UK mobile phone number, like 07700 900 982'],
      ['INTERNATIONAL_REQUIRED', 'Enter your mobile phone number'],
      ['INTERNATIONAL_INVALID', 'Enter a mobile phone number with its country code, like +33 6 12 34 56 78'],
      ['INTERNATIONAL_REFUSED', 'We cannot send security codes to numbers from this country. Enter another mobile phone number'],
      ['LANDLINE_REQUIRED', 'Enter your landline number'],
      ['LANDLINE_INVALID', 'Enter a UK landline number, like 01632 960 001'],
      ['NUMBER_REFUSED', 'We cannot send codes to this number. Check it, or use another.'],
    ],
  ],
];

describe('error sentences', () => {
  it.each(tables)('match the specification for %s', (_what, errors, rows) => {
    expect(errors).toEqual(Object.fromEntries(rows.map(([code, summary, field = summary]) => [code, { summary, field }])));
  });
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

describe('information that a scope shares', () => {
  it.each(scopes)('is for %s: %j', (scope, items) => {
    expect(sharedInformation([scope])).toEqual({ shared: items, others: false });
  });

  it('is listed once and in one order, whatever the order of the scopes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known)), (asked) => {
        const { shared } = sharedInformation(asked);
        expect(shared).toEqual(order.filter((item) => (shared as readonly string[]).includes(item)));
        expect(shared).toEqual(sharedInformation(asked.toReversed()).shared);
      }),
    );
  });

  it('is complete for all scopes', () => {
    expect(sharedInformation(known).shared).toEqual(order);
  });
});

describe('unknown scope', () => {
  it('refers to the client for an explanation, beside the others', () => {
    expect(sharedInformation(['odd', 'email', 'odd', 'strange'])).toEqual({ shared: ['email address'], others: true });
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'EMAIL', ''])(
    'refers to the client also when it is called "%s"',
    (scope) => {
      expect(sharedInformation([scope])).toEqual({ shared: [], others: true });
    },
  );
});
