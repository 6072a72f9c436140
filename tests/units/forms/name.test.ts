import fc from 'fast-check';
import { nameForm } from '@/journeys/proofing/full-name';
import { rowsOf } from '../../support/environment';

const typed = (firstName: string, middleNames = '', lastName = 'Okafor') => ({ firstName, middleNames, lastName });

function codesFor(given: object): string[][] {
  const issues = nameForm.safeParse(given).error?.issues ?? [];
  const parts = new Map(issues.toReversed().map(({ path, message }) => [path.join(), message]));
  return ['firstName', 'middleNames', 'lastName'].flatMap((part) => (parts.has(part) ? [[part, parts.get(part) ?? '']] : []));
}

it.each([
  ['nothing', '', 'REQUIRED'],
  ['only spaces', ' \t \u00a0\u3000', 'REQUIRED'],
  ['only invisible characters', '\u200b\ufeff', 'REQUIRED'],
  ['one letter', 'M', 'SHORT'],
  ['one letter among spaces', '  M  ', 'SHORT'],
  ['one accented letter in two characters', 'e\u0301', 'SHORT'],
  ['one letter outside the first plane of Unicode', '𠮷', 'SHORT'],
  ['one letter and an invisible character', 'M\u200b', 'SHORT'],
])('refuses as first or last name %s', (_what, name, code) => {
  expect(codesFor(typed(name))).toEqual([['firstName', `FIRST_NAME_${code}`]]);
  expect(codesFor(typed('Maya', '', name))).toEqual([['lastName', `LAST_NAME_${code}`]]);
});

it.each(
  rowsOf([
    ['Zoë', 'Zoë', 'Zoe\u0308', 'Ｚｏｅ\u0308', 'Zoe\u200b\u0308'],
    // Apostrophes of keyboards, phones and typesetters, and accents in their place.
    ["O'Brien", "O'Brien", 'O’Brien', 'O‘Brien', 'O´Brien', 'O`Brien', 'O\u1fefBrien', 'O＇Brien'],
    ['Anne-Marie', 'Anne-Marie', 'Anne\u2010Marie', 'Anne\u2011Marie', 'Anne–Marie', 'Anne—Marie', 'Anne\u2015Marie'],
    ['Anne-Marie', 'Anne−Marie', 'Anne－Marie'],
    ['Anne', 'An\u00adne'],
    ['Maya Ada', 'Ｍａｙａ　Ａｄａ', 'Maya   Ada', 'Maya\u00a0\t\nAda', '  Maya Ada '],
    ['Sofia Duffy', 'Soﬁa Duﬀy'],
    ['Maya', '\u202aMaya\u202c'],
  ]),
)('accepts as first or last name %j, stored as %s', (name, expected) => {
  expect(nameForm.parse(typed(name, '', name))).toEqual({ firstName: expected, middleNames: '', lastName: expected });
});

/** Other scripts, letters that only look like an apostrophe, joined or old, and names of two characters. */
const unchanged = ['Oʼbrien', 'Kaʻiulani', 'Œuvre Næss', '髙橋 﨑', 'בן־דוד', 'St. John', 'Xi', '𠮷𠮷', 'Đặng', 'مريم', 'McDONALD'];

it.each([...unchanged, 'a'.repeat(300)])('accepts as first or last name %j unchanged', (name) => {
  expect(nameForm.parse(typed(name, '', name))).toEqual({ firstName: name, middleNames: '', lastName: name });
});

it.each(
  rowsOf<string | undefined>([
    ['', '', '   ', '\u200b'],
    ['Ada', 'Ada'],
    ['Ada Grace', ' Ada   Grace '],
    ['A B', 'A B'],
    [undefined, 'A', ' é ', 'e\u0301'],
  ]),
)('accepts the middle names %j as %j, and refuses a single letter', (middle, expected) => {
  expect(codesFor(typed('Maya', middle))).toEqual(expected === undefined ? [['middleNames', 'MIDDLE_NAMES_SHORT']] : []);
  expect(nameForm.safeParse(typed('Maya', middle)).data?.middleNames).toBe(expected);
});

it('reports all three parts of a full name together, in order', () =>
  expect(codesFor(typed('', 'A', 'O'))).toEqual([
    ['firstName', 'FIRST_NAME_REQUIRED'],
    ['middleNames', 'MIDDLE_NAMES_SHORT'],
    ['lastName', 'LAST_NAME_SHORT'],
  ]));

it('returns trimmed parts of a full name with single spaces, and is idempotent', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(any, any, any, (...[first, middle, last]) => {
      const { data } = nameForm.safeParse(typed(first, middle, last));
      if (!data) return;
      for (const part of Object.values(data)) expect(part).toBe(part.trim().replace(/\s+/g, ' '));
      expect([...data.firstName].length).toBeGreaterThanOrEqual(2);
      expect(nameForm.parse(data)).toEqual(data);
    }),
  );
});
const expected = (firstName: string) => nameForm.parse({ firstName, middleNames: '', lastName: 'Okafor' }).firstName;

it.each('ad 200b 200c 200d 200e 200f 202a 202b 202c 202d 202e 2060 2066 2067 2068 2069 feff'.split(' '))(
  'removes the invisible character U+%s from a name',
  (code) => {
    const character = String.fromCodePoint(parseInt(code, 16));
    expect(expected(`M${character}ay${character}a`)).toBe('Maya');
  },
);

const typographic = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st', '！': '!', '～': '~', ＡＺ: 'AZ' };

it.each(Object.entries(typographic))('replaces the typographic character %s in a name by %s each time', (typed, plain) => {
  expect(expected(`M${typed}y${typed}a`)).toBe(`M${plain}y${plain}a`);
});

it.each(['ﬓ', '｟', 'ｱ', '¨', 'ĳ', 'ſ', '①'])('preserves the character in a name: %s', (character) => {
  expect(expected(`M${character}a`)).toBe(`M${character}a`);
});
