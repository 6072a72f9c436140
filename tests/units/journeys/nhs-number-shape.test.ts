import { describe, expect, it } from 'vitest';
import { nhsNumber, spacedNhsNumber } from '@/journeys/proofing/nhs-number';

const codeFor = (typed: string) => nhsNumber.safeParse(typed).error?.issues[0]?.message;

describe('National Insurance number', () => {
  it.each(['QQ123456A', 'QQ123456B', 'QQ123456C', 'AZ098765D', 'qq 12 34 56 a'])('is recognised by its shape: %s', (typed) => {
    expect(codeFor(typed)).toBe('NHS_NUMBER_NATIONAL_INSURANCE');
  });

  it.each([
    'XQQ123456C',
    '1QQ123456C',
    'QQ123456CX',
    'QQ123456C1',
    'Q1123456C',
    'QQ12345C',
    'QQ1234567C',
    'QQ12345XC',
    'QQ123456E',
    'QQ123456',
  ])('is not recognised in another shape: %s', (typed) => {
    expect(codeFor(typed)).toBe('NHS_NUMBER_LETTERS');
  });
});

describe('label of an NHS number', () => {
  it.each(['NHS', 'NHS no', 'NHS number', 'NHS is', 'NHS number is', 'My NHS', 'My NHS no', 'My NHS no is', 'My NHS number is'])(
    'is removed: %s',
    (label) => {
      expect(nhsNumber.parse(`${label} 485 777 3457`)).toBe('4857773457');
      expect(codeFor(label)).toBe('NHS_NUMBER_REQUIRED');
    },
  );

  it.each(['My', 'number', 'no', 'is', 'NHS NHS', 'My My NHS', 'NHS number no', 'the NHS'])(
    'is refused when the NHS does not use it: %s',
    (label) => {
      expect(codeFor(`${label} 485 777 3457`)).toBe('NHS_NUMBER_LETTERS');
    },
  );

  it.each(['485 777 3457 NHS', '485 NHS 777 3457', '4857773457 My NHS number is'])('is removed only before the number: %s', (typed) => {
    expect(codeFor(typed)).toBe('NHS_NUMBER_LETTERS');
  });
});

describe('digits of an NHS number', () => {
  it.each(['000 000 0000', '111 111 1111', '222 222 2222', '555 555 5555', '999 999 9999'])('must differ: %s', (typed) => {
    expect(codeFor(typed)).toBe('NHS_NUMBER_INVALID');
  });

  it.each([
    ['1111111111', 'NHS_NUMBER_INVALID'],
    ['111111111', 'NHS_NUMBER_LENGTH'],
    ['11111111111', 'NHS_NUMBER_LENGTH'],
    ['485777345A', 'NHS_NUMBER_LETTERS'],
    ['A857773457', 'NHS_NUMBER_LETTERS'],
  ])('must be ten: %s is refused with %s', (typed, code) => {
    expect(codeFor(typed)).toBe(code);
  });

  it.each(['9990000018', '1111111138', '0000000019', '1000000001'])('may repeat in a row: %s', (typed) => {
    expect(nhsNumber.parse(typed)).toBe(typed);
  });
});

describe('NHS number as printed in letters', () => {
  it.each([
    ['9990000018', '999 000 0018'],
    ['999000001', '999000001'],
    ['99900000189', '99900000189'],
    ['x9990000018', 'x9990000018'],
    ['9990000018x', '9990000018x'],
    ['99900000x8', '99900000x8'],
  ])('reads %s as %s', (number, shown) => {
    expect(spacedNhsNumber(number)).toBe(shown);
  });
});
