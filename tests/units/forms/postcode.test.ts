import fc from 'fast-check';
import { isWithinReach, postcode, postcodeForm } from '@/journeys/proofing/postcode';
import { rowsOf } from '../../support/environment';

it.each(
  rowsOf([
    ['POSTCODE_REQUIRED', '', '  ', '- –', '?'],
    ['POSTCODE_INVALID', 'L', 'LS1', 'LS1 4A', 'LS1 4APX', 'LS123 4AP', 'LSX 4AP', '1LS 4AP', 'LS1 AAP', 'LS1 4A1'],
    ['POSTCODE_INVALID', '12345', '90210-1234', 'Leeds', 'LS1 4AP Leeds'],
    // No such area.
    ['POSTCODE_INVALID', 'GIR 0AA', 'GX1 1AA', 'QQ1 1AA', 'XX1 1AA', 'BX1 1LT', 'T1 1AA', 'ZZ98 3VZ'],
  ]),
)('refuses the postcode %j with %s', (typed, code) => {
  expect(postcodeForm.safeParse({ postcode: typed }).error?.issues[0]?.message).toBe(code);
});

it.each(
  rowsOf([
    ['LS1 4AP', 'LS1 4AP', 'ls1 4ap', 'LS14AP', ' L S 1 4 A P ', 'ls1-4ap', 'LS1–4AP', '(LS1) 4AP.', 'LS1\u00a04AP', '\tLS1   4AP\n'],
    ['LS1 4AP', 'ＬＳ１　４ＡＰ', 'ｌｓ１４ａｐ', 'LS١ ٤AP', '\u202aLS1 4AP\u202c'],
    ['EC1A 1BB', 'ec1a-1bb'],
    ['M1 1AA', 'm1/1aa'],
    ['ZZ99 3VZ', 'zz993vz'],
  ]),
)('returns for the typed postcode %j the postcode %s', (typed, expected) => {
  expect(postcodeForm.parse({ postcode: typed })).toEqual({ postcode: expected });
});

it('accepts as postcode areas the 124 existing ones and BF of all one or two letters', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const areas = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
  const taken = areas.filter((area) => postcode.safeParse(`${area}1 1AA`).success);
  expect(taken).toHaveLength(125);
  expect(taken).toEqual(expect.arrayContaining(['AB', 'BF', 'BT', 'E', 'GY', 'IM', 'JE', 'WC', 'YO', 'ZE']));
});

it('returns only a postcode in capitals, and is idempotent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$/), (typed) => {
      const expected = postcode.safeParse(typed).data ?? 'LS1 4AP';
      expect(expected).toMatch(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/);
      expect(postcode.parse(expected)).toBe(expected);
    }),
  );
});

const scottishAndOthers = 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE BT JE GY'.split(' ');

it.each(
  rowsOf([
    [false, ...scottishAndOthers.flatMap((area) => [1, 2, 5, 8, 10, 20, 99].map((district) => `${area}${district} 1AA`))],
    [false, ...'TD11 TD13 TD14 TD90 DG14 DG15'.split(' ').map((district) => `${district} 1AA`)],
    // Of the border, with English surgeries.
    [true, ...'TD9 TD12 TD15 DG16'.split(' ').map((district) => `${district} 1AA`)],
    // Similar to an area without records.
    [true, ...'GL1 GU1 E1 EN1 B1 PL1 PE1 PO1 PR1 T1 H1 HA1 HD1 HP1 HR1 HU1 HX1 DA1 DE1'.split(' ').map((district) => `${district} 1AA`)],
    // England, Wales, the Isle of Man and the forces.
    [true, 'IM1 2EF', 'BF1 3AD', 'CF10 3AT', 'LD1 5AA', 'LL11 1AA', 'NP20 1AA', 'SA1 3SN', 'SY23 1AA', 'CA6 5AA', 'NE1 6RT', 'LS1 4AP'],
    [false, '', 'nonsense', 'LS1'],
  ]),
)('decides whether health records of the postcode %j can be reached: %s', (typed, within) => expect(isWithinReach(typed)).toBe(within));
