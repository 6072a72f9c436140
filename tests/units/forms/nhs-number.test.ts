import fc from 'fast-check';
import { nhsNumber, spacedNhsNumber } from '@/journeys/proofing/nhs-number';
import { rowsOf } from '../../support/environment';

const codeFor = (typed: string) => nhsNumber.safeParse(typed).error?.issues[0]?.message;

/** Modulus 11 in another formulation: the sum of the ten digits, with the weights 10 to 1, is a multiple of 11. */
const addsUp = (number: string) => [...number].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11 === 0;
const allTheSame = (number: string) => new Set(number).size === 1;

/** The labels of letters and apps. */
const labels = ['NHS', 'NHS no', 'NHS number', 'NHS is', 'NHS number is', 'My NHS', 'My NHS no', 'My NHS no is', 'My NHS number is'];

it.each(
  rowsOf([
    ['NHS_NUMBER_REQUIRED', '', ' \t\u00a0- –', 'NHS number:', ...labels],
    ['NHS_NUMBER_NATIONAL_INSURANCE', 'QQ123456A', 'QQ123456B', 'QQ123456C', 'AZ098765D'],
    ['NHS_NUMBER_NATIONAL_INSURANCE', 'qq 12 34 56 a', 'qq 12 34 56 c', 'QQ-12-34-56-D'],
    // Not the shape of a National Insurance number.
    ['NHS_NUMBER_LETTERS', 'XQQ123456C', '1QQ123456C', 'QQ123456CX', 'QQ123456C1', 'Q1123456C', 'QQ12345C', 'QQ1234567C'],
    ['NHS_NUMBER_LETTERS', 'QQ12345XC', 'QQ123456E', 'QQ123456', 'NHS number: QQ 12 34 56 C'],
    ['NHS_NUMBER_LETTERS', '485777345O', '485777345A', 'A857773457', '485 777 345 é', 'A', 'my number'],
    // Not a label that the NHS uses, or not before the number.
    ['NHS_NUMBER_LETTERS', 'My 485 777 3457', 'number 485 777 3457', 'no 485 777 3457', 'is 485 777 3457', 'NHS NHS 485 777 3457'],
    ['NHS_NUMBER_LETTERS', 'My My NHS 485 777 3457', 'NHS number no 485 777 3457', 'the NHS 485 777 3457', 'NHSX 4857773457'],
    ['NHS_NUMBER_LETTERS', 'hospital number 4857773457', '485 777 3457 NHS', '485 NHS 777 3457', '4857773457 My NHS number is'],
    ['NHS_NUMBER_LENGTH', '4', '485777345', '48577734577', '111111111', '11111111111'],
    ['NHS_NUMBER_INVALID', '485 777 3456', '999 123 4567', 'NHS number: 485 777 3456'],
    ['NHS_NUMBER_INVALID', '0000000000', '1111111111', '9999999999'],
    ['NHS_NUMBER_INVALID', '000 000 0000', '111 111 1111', '222 222 2222', '555 555 5555', '999 999 9999'],
    // The check digit would be ten, so no last digit makes the number valid.
    ['NHS_NUMBER_INVALID', '1000000010', '1000000011'],
  ]),
)('refuses the NHS number %j with %s', (typed, code) => expect(codeFor(typed)).toBe(code));

it.each(
  rowsOf([
    ['4857773457', '4857773457', '485 777 3457', ' 485-777-3457 ', '485–777–3457', '485−777−3457'],
    ['4857773457', '(485) 777.3457', '4 8 5 7 7 7 3 4 5 7'],
    ['4857773457', '485\u00a0777\u00a03457', '485\u2009777\u20093457', '\ufeff4857773457\u200b'],
    ['4857773457', '４８５　７７７　３４５７', 'ＮＨＳ：４８５７７７３４５７', '٤٨٥٧٧٧٣٤٥٧', '۴۸۵ ۷۷۷ ۳۴۵۷', '४८५७७७३४५७', '𝟒𝟖𝟓𝟕𝟕𝟕𝟑𝟒𝟓𝟕'],
    ['4857773457', ...labels.map((label) => `${label} 485 777 3457`)],
    ['4857773457', 'NHS number: 485 777 3457', 'NHS Number 485 777 3457', 'nhs no. 485 777 3457', 'NHS No 4857773457'],
    ['4857773457', 'NHS № 485 777 3457', 'NHS: 485-777-3457', 'NHS485 777 3457', 'My NHS number is 485 777 3457.'],
  ]),
)('returns for the typed NHS number %j the number %s', (typed, expected) => expect(nhsNumber.parse(typed)).toBe(expected));

const rightCheckDigits = ['9990000018', '9686368973', '4010232137', '1111111138', '0000000019', '1000000001'];
it.each(rightCheckDigits)('accepts the NHS number %s with a correct check digit', (typed) => expect(nhsNumber.parse(typed)).toBe(typed));

it('accepts ten digits as NHS number exactly if the checksum is correct and they differ', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (number) => {
      expect(nhsNumber.safeParse(number).success).toBe(addsUp(number) && !allTheSame(number));
    }),
  );
});

it('groups the ten digits of an NHS number as printed in letters, and no other text', () => {
  expect(['4857773457', '9990000018'].map(spacedNhsNumber)).toEqual(['485 777 3457', '999 000 0018']);
  const others = ['', '485', '999000001', '99900000189', 'x9990000018', '9990000018x', '99900000x8'];
  expect(others.map(spacedNhsNumber)).toEqual(others);
});
