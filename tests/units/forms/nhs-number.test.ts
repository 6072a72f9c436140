import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nhsNumber, spacedNhsNumber } from '@/journeys/proofing/nhs-number';

const codeFor = (typed: string) => nhsNumber.safeParse(typed).error?.issues[0]?.message;

/** Modulus 11, the other way round: with the weights 10 to 1, the ten digits of a number add up to a multiple of 11. */
const addsUp = (number: string) => [...number].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11 === 0;
const tenDigits = fc.stringMatching(/^[0-9]{10}$/);
const allTheSame = (number: string) => new Set(number).size === 1;

describe('NHS number rule', () => {
  it.each([
    ['', 'NHS_NUMBER_REQUIRED'],
    [' \t\u00a0- –', 'NHS_NUMBER_REQUIRED'],
    ['QQ123456C', 'NHS_NUMBER_NATIONAL_INSURANCE'],
    ['qq 12 34 56 c', 'NHS_NUMBER_NATIONAL_INSURANCE'],
    ['QQ-12-34-56-D', 'NHS_NUMBER_NATIONAL_INSURANCE'],
    ['QQ123456E', 'NHS_NUMBER_LETTERS'],
    ['QQ1234567C', 'NHS_NUMBER_LETTERS'],
    ['485777345O', 'NHS_NUMBER_LETTERS'],
    ['my number', 'NHS_NUMBER_LETTERS'],
    ['485 777 345 é', 'NHS_NUMBER_LETTERS'],
    ['A', 'NHS_NUMBER_LETTERS'],
    ['NHS number:', 'NHS_NUMBER_REQUIRED'],
    ['NHS number: 485 777 3456', 'NHS_NUMBER_INVALID'],
    ['NHS number: QQ 12 34 56 C', 'NHS_NUMBER_LETTERS'],
    ['485 777 3457 NHS', 'NHS_NUMBER_LETTERS'],
    ['hospital number 4857773457', 'NHS_NUMBER_LETTERS'],
    ['NHSX 4857773457', 'NHS_NUMBER_LETTERS'],
    ['485777345', 'NHS_NUMBER_LENGTH'],
    ['48577734577', 'NHS_NUMBER_LENGTH'],
    ['4', 'NHS_NUMBER_LENGTH'],
    ['485 777 3456', 'NHS_NUMBER_INVALID'],
    ['999 123 4567', 'NHS_NUMBER_INVALID'],
    ['0000000000', 'NHS_NUMBER_INVALID'],
    ['1111111111', 'NHS_NUMBER_INVALID'],
    ['9999999999', 'NHS_NUMBER_INVALID'],
    // The check digit would be ten: no last digit makes it a number.
    ['1000000010', 'NHS_NUMBER_INVALID'],
    ['1000000011', 'NHS_NUMBER_INVALID'],
  ])('refuses %j with %s', (typed, code) => {
    expect(codeFor(typed)).toBe(code);
  });

  it.each([
    '4857773457',
    '485 777 3457',
    ' 485-777-3457 ',
    '485–777–3457',
    '485\u00a0777\u00a03457',
    '485\u2009777\u20093457',
    '\ufeff4857773457\u200b',
    '(485) 777.3457',
    '4 8 5 7 7 7 3 4 5 7',
    'NHS number: 485 777 3457',
    'NHS Number 485 777 3457',
    'nhs no. 485 777 3457',
    'NHS No 4857773457',
    'NHS № 485 777 3457',
    'NHS: 485-777-3457',
    'NHS485 777 3457',
    'My NHS number is 485 777 3457.',
    '４８５　７７７　３４５７',
    'ＮＨＳ：４８５７７７３４５７',
    '٤٨٥٧٧٧٣٤٥٧',
    '۴۸۵ ۷۷۷ ۳۴۵۷',
    '४८५७७७३४५७',
    '𝟒𝟖𝟓𝟕𝟕𝟕𝟑𝟒𝟓𝟕',
    '485−777−3457',
  ])('returns for %j its ten digits', (typed) => {
    expect(nhsNumber.parse(typed)).toBe('4857773457');
  });

  it.each(['9990000018', '9686368973', '9658218873', '9661034524', '4010232137'])('accepts %s, whose check digit is correct', (number) => {
    expect(nhsNumber.parse(number)).toBe(number);
  });

  it('accepts ten digits exactly if the checksum is correct and they differ', () => {
    fc.assert(
      fc.property(tenDigits, (number) => {
        expect(nhsNumber.safeParse(number).success).toBe(addsUp(number) && !allTheSame(number));
      }),
    );
  });

  it('accepts one or no number of each eleven, whatever the last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{9}$/), (nine) => {
        const passing = [...'0123456789'].map((last) => nine + last).filter((number) => nhsNumber.safeParse(number).success);
        expect(passing.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('accepts any spacing and detects each single wrong digit', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '–', '\u00a0', '\u202f', '.', '\t'), { minLength: 11, maxLength: 11 });
    const slip = fc.record({ at: fc.integer({ min: 0, max: 9 }), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(gaps, slip, (between, { at, by }) => {
        const number = '4857773457';
        expect(nhsNumber.parse(between.map((gap, index) => gap + (number[index] ?? '')).join(''))).toBe(number);
        const wrong = [...number].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('');
        expect(codeFor(wrong)).toBe('NHS_NUMBER_INVALID');
      }),
    );
  });

  it('returns nothing but ten digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(nhsNumber.safeParse(typed).data ?? '4857773457').toMatch(/^[0-9]{10}$/);
      }),
    );
  });
});

describe('formatted NHS number', () => {
  it.each([
    ['4857773457', '485 777 3457'],
    ['', ''],
    ['485', '485'],
  ])('formats %j as %j', (number, shown) => {
    expect(spacedNhsNumber(number)).toBe(shown);
  });
});
