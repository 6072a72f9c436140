import { describe, expect, it } from 'vitest';
import { knowNhsNumberForm } from '@/journeys/proofing/nhs-number';
import { phoneForm } from '@/journeys/register/enter-mobile';

const codesOf = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join(), message]);

describe('phone number schema', () => {
  const typed = { mobile: '07700 900 982', international: '+33 6 12 34 56 78', landline: '01632 960 001' };

  it.each([
    ['mobile', '+447700900982'],
    ['international', '+33612345678'],
    ['landline', '+441632960001'],
  ])('returns the number of the selected kind: %s', (choice, number) => {
    expect(phoneForm.parse({ ...typed, choice })).toEqual({ kind: choice, number });
  });

  it.each([
    ['mobile', '+447700900982'],
    ['international', '+33612345678'],
    ['landline', '+441632960001'],
  ])('ignores hidden fields: %s', (choice, number) => {
    const only = Object.fromEntries(Object.entries(typed).map(([kind, text]) => [kind, kind === choice ? text : 'x']));
    expect(phoneForm.parse({ ...only, choice })).toEqual({ kind: choice, number });
  });

  it.each([
    ['mobile', '', 'MOBILE_REQUIRED'],
    ['mobile', '1', 'MOBILE_INVALID'],
    ['international', '', 'INTERNATIONAL_REQUIRED'],
    ['international', '1', 'INTERNATIONAL_INVALID'],
    ['international', '+12025550123', 'INTERNATIONAL_REFUSED'],
    ['landline', '', 'LANDLINE_REQUIRED'],
    ['landline', '1', 'LANDLINE_INVALID'],
  ])('refuses a number at the selected field: %s %j', (choice, number, code) => {
    expect(codesOf(phoneForm.safeParse({ ...typed, choice, [choice]: number }))?.[0]).toEqual([choice, code]);
  });

  it('returns no number without a kind', () => {
    expect(codesOf(phoneForm.safeParse({ ...typed, choice: '' }))).toEqual([['choice', 'CHOICE_REQUIRED']]);
  });
});

describe('NHS number schema', () => {
  it.each([
    ['yes', '485 777 3457', '4857773457'],
    ['no', '', undefined],
    ['no', '485 777 3457', undefined],
    ['no', 'not a number', undefined],
  ])('returns for the answer %j and the input %j the value %j', (choice, nhsNumber, kept) => {
    const { success, data } = knowNhsNumberForm.safeParse({ choice, nhsNumber });
    expect(success).toBe(true);
    expect(data).toBe(kept);
  });

  it.each([
    ['yes', '', [['nhsNumber', 'NHS_NUMBER_REQUIRED']]],
    ['yes', '485 777 3456', [['nhsNumber', 'NHS_NUMBER_INVALID']]],
    ['', '485 777 3457', [['choice', 'CHOICE_REQUIRED']]],
    ['maybe', '485 777 3457', [['choice', 'CHOICE_REQUIRED']]],
  ])('refuses the answer %j with the input %j', (choice, nhsNumber, codes) => {
    expect(codesOf(knowNhsNumberForm.safeParse({ choice, nhsNumber }))).toEqual(codes);
  });
});
