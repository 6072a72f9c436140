import { describe, expect, it } from 'vitest';
import { choiceErrors } from '@/forms/choice-errors';
import { emailErrors, passwordErrors } from '@/forms/error-copy';
import { newPasswordErrors } from '@/forms/new-password';
import { phoneErrors } from '@/forms/phone-number';
import { securityCodeErrors } from '@/forms/security-code';

const tables = {
  email: emailErrors,
  password: passwordErrors,
  choice: choiceErrors,
  'new password': newPasswordErrors,
  'security code': securityCodeErrors,
  phone: phoneErrors,
};

/** In the summary, and at the field where that says something else. */
const rows: [keyof typeof tables, string, string, string?][] = [
  ['email', 'EMAIL_REQUIRED', 'Enter your email address'],
  [
    'email',
    'EMAIL_MIN_LENGTH',
    'We cannot accept email addresses with fewer than 7 characters',
    'Enter an email address with at least 7 characters',
  ],
  ['email', 'EMAIL_FORMAT', 'Enter an email address in the correct format, like name@example.com'],
  ['password', 'PASSWORD_REQUIRED', 'Enter your password'],
  ['password', 'PASSWORD_WRONG', 'Enter the correct password'],
  ['choice', 'CHOICE_REQUIRED', 'You need to tell us what you want to do'],
  ['new password', 'PASSWORD_REQUIRED', 'Enter a password'],
  ['new password', 'PASSWORD_FORMAT', 'Enter a password in the correct format', 'Use at least 8 characters and 1 capital letter'],
  ['new password', 'PASSWORD_LONG', 'Enter a password with no more than 256 characters'],
  ['security code', 'OTP_REQUIRED', 'Enter the security code'],
  ['security code', 'OTP_FORMAT', 'The security code must be 6 digits', 'Enter the 6 digits of your security code'],
  ['security code', 'OTP_WRONG', 'The security code you have entered is wrong', 'Enter the correct security code'],
  ['phone', 'MOBILE_REQUIRED', 'You need to enter your mobile phone number', 'Enter your mobile number'],
  ['phone', 'MOBILE_INVALID', 'You need to enter a valid phone number', 'Enter a UK mobile phone number, like 07700 900 982'],
  ['phone', 'INTERNATIONAL_REQUIRED', 'You need to enter your mobile phone number', 'Enter your mobile number'],
  ['phone', 'INTERNATIONAL_INVALID', 'Enter an international mobile phone number in the correct format'],
  ['phone', 'INTERNATIONAL_REFUSED', 'We cannot send security codes to numbers from this country. Enter another mobile phone number'],
  ['phone', 'LANDLINE_REQUIRED', 'You need to enter your landline number', 'Enter your landline number'],
  ['phone', 'LANDLINE_INVALID', 'You need to enter a valid phone number', 'Enter a UK landline number, like 01632 960 001'],
  ['phone', 'NUMBER_REFUSED', 'We cannot send codes to this number. Check it, or use another.'],
];

describe('error sentences', () => {
  it.each(rows)('show for %s, %s: %j', (table, code, summary, field = summary) => {
    expect((tables[table] as Record<string, unknown>)[code]).toEqual({ summary, field });
  });

  it('cover the codes above and no others', () => {
    const codes = Object.entries(tables).flatMap(([table, sentences]) => Object.keys(sentences).map((code) => [table, code]));
    expect(codes).toEqual(rows.map(([table, code]) => [table, code]));
  });
});
