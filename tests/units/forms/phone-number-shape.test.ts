import { describe, expect, it } from 'vitest';
import { internationalMobile, landlineForm, mobileForm, ukLandline, ukMobile } from '@/forms/phone-number';

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
  ] as const)('preserves its zeros as a number of the kind %s: %j', (kind, typed, kept) => {
    expect(rules[kind].parse(typed)).toBe(kept);
  });

  it('has its own form schema when only one kind is asked for', () => {
    expect(mobileForm.parse({ mobile: '07700 900 982' })).toEqual({ mobile: '+447700900982' });
    expect(landlineForm.parse({ landline: '01632 960 001' })).toEqual({ landline: '+441632960001' });
    expect(mobileForm.safeParse({ mobile: '' }).success).toBe(false);
    expect(landlineForm.safeParse({ landline: '' }).success).toBe(false);
  });
});
