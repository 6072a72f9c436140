import { describe, expect, it } from 'vitest';
import { internationalMobile, landlineForm, mobileForm, ukLandline, ukMobile } from '@/forms/phone-number';

const firstIssue = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;
const spaces = ['\u00a0', '\u2009', '\t'];

describe('rule for a UK mobile number', () => {
  it.each([
    '07700 900 982',
    '07700900982',
    ' 07700 900982 ',
    '+44 7700 900982',
    '+447700900982',
    '+44 (0)7700 900 982',
    '+44 (0) 7700-900-982',
    '+44 (0)07700 900982',
    '(+44) (0)7700 900982',
    '+4407700900982',
    '0044 7700 900982',
    '0044 (0)7700 900982',
    '(07700) 900 982',
    '07700-900-982',
    '07700–900—982',
    '07700.900.982',
    '07700−900−982',
    '０７７００　９００９８２',
    '＋４４（０）７７００９００９８２',
    '٠٧٧٠٠٩٠٠٩٨٢',
    '\u202a+44 7700 900982\u202c',
    '\u200e07700\u00ad900982',
    ...spaces.map((space) => `07700${space}900${space}982`),
  ])('returns for %j the number +447700900982', (typed) => {
    expect(ukMobile.parse(typed)).toBe('+447700900982');
  });

  it.each([
    ['', 'MOBILE_REQUIRED'],
    ['   ', 'MOBILE_REQUIRED'],
    ['()-.', 'MOBILE_REQUIRED'],
    ['07700 900 98', 'MOBILE_INVALID'],
    ['07700 900 9822', 'MOBILE_INVALID'],
    ['7700 900 982', 'MOBILE_INVALID'],
    ['01632 960 001', 'MOBILE_INVALID'],
    ['+33 6 12 34 56 78', 'MOBILE_INVALID'],
    ['+44 7700 900 98', 'MOBILE_INVALID'],
    ['44 7700 900 982', 'MOBILE_INVALID'],
    ['++447700900982', 'MOBILE_INVALID'],
    ['07700 900 98x', 'MOBILE_INVALID'],
    ['07700/900982', 'MOBILE_INVALID'],
  ])('refuses %j with %s', (typed, code) => {
    expect(firstIssue(ukMobile.safeParse(typed))).toBe(code);
  });
});

describe('rule for an international mobile number', () => {
  it.each([
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+353 (85) 012-3456', '+353850123456'],
    ['+49 (0)151 23456789', '+4915123456789'],
    ['+49(0)15123456789', '+4915123456789'],
    ['+49 ( 0 ) 151 234 56789', '+4915123456789'],
    ['0049 (0)151-234-56789', '+4915123456789'],
    ['00 49 (0) 151 23456789', '+4915123456789'],
    ['(+49) (0)151 23456789', '+4915123456789'],
    ['+49 [0] 151 23456789', '+4915123456789'],
    ['＋４９（０）１５１２３４５６７８９', '+4915123456789'],
    ['+353 (0)85 012 3456', '+353850123456'],
    ['+44 7700 900 982', '+447700900982'],
    ['+44 (0)7700 900 982', '+447700900982'],
    ['+44 07700 900 982', '+447700900982'],
    ['0044 7700 900982', '+447700900982'],
    ['+225 07 01 23 45 67', '+2250701234567'],
    ['+39 345 678 9012', '+393456789012'],
    ['+2901234', '+2901234'],
    ['+223456789012345', '+223456789012345'],
  ])('returns for %j the number %s', (typed, expected) => {
    expect(internationalMobile.parse(typed)).toBe(expected);
  });

  it.each([
    ['', 'INTERNATIONAL_REQUIRED'],
    [' - ', 'INTERNATIONAL_REQUIRED'],
    ['06 12 34 56 78', 'INTERNATIONAL_INVALID'],
    ['33 6 12 34 56 78', 'INTERNATIONAL_INVALID'],
    ['+0 6 12 34 56 78', 'INTERNATIONAL_INVALID'],
    ['+33', 'INTERNATIONAL_INVALID'],
    ['+44 7700 900 98', 'INTERNATIONAL_INVALID'],
    ['+44 (0)7700 900 9822', 'INTERNATIONAL_INVALID'],
    ['+44 20 7946 0123', 'INTERNATIONAL_INVALID'],
    ['+49 (0)151 23456789 ext. 2', 'INTERNATIONAL_INVALID'],
    ['+1 (0)202 555 0123', 'INTERNATIONAL_REFUSED'],
    ['+336123', 'INTERNATIONAL_INVALID'],
    ['+2234567890123456', 'INTERNATIONAL_INVALID'],
    ['+33 6 12 AB 56 78', 'INTERNATIONAL_INVALID'],
    ['+1 202 555 0123', 'INTERNATIONAL_REFUSED'],
    ['001 202 555 0123', 'INTERNATIONAL_REFUSED'],
    ['+1 (876) 555-0123', 'INTERNATIONAL_REFUSED'],
  ])('refuses %j with %s', (typed, code) => {
    expect(firstIssue(internationalMobile.safeParse(typed))).toBe(code);
  });
});

describe('rule for a UK landline', () => {
  it.each([
    ['01632 960 001', '+441632960001'],
    ['020 7946 0123', '+442079460123'],
    ['(020) 7946-0123', '+442079460123'],
    ['+44 (0)20 7946 0123', '+442079460123'],
    ['0044 1632 960001', '+441632960001'],
    ['0300 123 4567', '+443001234567'],
    ['016977 2345', '+44169772345'],
  ])('returns for %j the number %s', (typed, expected) => {
    expect(ukLandline.parse(typed)).toBe(expected);
  });

  it.each([
    ['', 'LANDLINE_REQUIRED'],
    ['07700 900 982', 'LANDLINE_INVALID'],
    ['0800 123 4567', 'LANDLINE_INVALID'],
    ['0207 946', 'LANDLINE_INVALID'],
    ['020 7946 01234', 'LANDLINE_INVALID'],
    ['+33 1 23 45 67 89', 'LANDLINE_INVALID'],
  ])('refuses %j with %s', (typed, code) => {
    expect(firstIssue(ukLandline.safeParse(typed))).toBe(code);
  });
});
const rules = { mobile: ukMobile, landline: ukLandline, international: internationalMobile };
const codeFor = (kind: keyof typeof rules, typed: string) => rules[kind].safeParse(typed).error?.issues[0]?.message;

describe('phone number', () => {
  it.each([
    ['mobile', '907700900982', 'MOBILE_INVALID'],
    ['mobile', '407700900982', 'MOBILE_INVALID'],
    ['mobile', '+33+447700900982', 'MOBILE_INVALID'],
    ['mobile', '+44007700900982', 'MOBILE_INVALID'],
    ['mobile', '0 44 7700 900982', 'MOBILE_INVALID'],
    ['mobile', '000447700900982', 'MOBILE_INVALID'],
    ['landline', '901632960001', 'LANDLINE_INVALID'],
    ['landline', '+33+441632960001', 'LANDLINE_INVALID'],
    ['landline', '01632 960 0011', 'LANDLINE_INVALID'],
    ['landline', '01632 960', 'LANDLINE_INVALID'],
    ['landline', '0432 960 0011', 'LANDLINE_INVALID'],
    ['landline', '0132 960 00x', 'LANDLINE_INVALID'],
    ['landline', '( ) -', 'LANDLINE_REQUIRED'],
    ['international', '++33612345678', 'INTERNATIONAL_INVALID'],
    ['international', '0+33612345678', 'INTERNATIONAL_INVALID'],
    ['international', '+33612345678x', 'INTERNATIONAL_INVALID'],
    ['international', '3300612345678', 'INTERNATIONAL_INVALID'],
  ] as const)('is not of the kind %s: %j', (kind, typed, code) => {
    expect(codeFor(kind, typed)).toBe(code);
  });

  it.each([
    ['mobile', '07700 900 000', '+447700900000'],
    ['mobile', '07000 000 044', '+447000000044'],
    ['landline', '01632 960 000', '+441632960000'],
    ['landline', '02079460000', '+442079460000'],
    ['landline', '03000440044', '+443000440044'],
    ['international', '+33 6 00 00 44 00', '+33600004400'],
    ['international', '00 33 6 00 00 44 00', '+33600004400'],
  ] as const)('preserves its zeros as a number of the kind %s: %j', (kind, typed, expected) => {
    expect(rules[kind].parse(typed)).toBe(expected);
  });

  it('has its own form schema when only one kind is asked for', () => {
    expect(mobileForm.parse({ mobile: '07700 900 982' })).toEqual({ mobile: '+447700900982' });
    expect(landlineForm.parse({ landline: '01632 960 001' })).toEqual({ landline: '+441632960001' });
    expect(mobileForm.safeParse({ mobile: '' }).success).toBe(false);
    expect(landlineForm.safeParse({ landline: '' }).success).toBe(false);
  });
});
