import fc from 'fast-check';
import { nameForm } from '@/journeys/proofing/full-name';

const typed = (firstName: string, middleNames = '', lastName = 'Okafor') => ({ firstName, middleNames, lastName });

/** The first error of each part. */
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

it.each([
  ['accents', 'Zoë', 'Zoë'],
  ['accents in two characters, stored as one', 'Zoe\u0308', 'Zoë'],
  ['a hyphen', 'Anne-Marie', 'Anne-Marie'],
  ['an apostrophe of a keyboard', "O'Brien", "O'Brien"],
  ['an apostrophe of a phone', 'O’Brien', "O'Brien"],
  ['an opening quotation mark for an apostrophe', 'O‘Brien', "O'Brien"],
  ['a letter that looks like an apostrophe', 'Oʼbrien', 'Oʼbrien'],
  ['the ʻokina of Hawaiian', 'Kaʻiulani', 'Kaʻiulani'],
  ['an accent for an apostrophe', 'O´Brien', "O'Brien"],
  ['a grave accent for an apostrophe', 'O`Brien', "O'Brien"],
  ['a Greek accent that normalises to a grave one', 'O\u1fefBrien', "O'Brien"],
  ['a curly apostrophe', 'O’Brien', "O'Brien"],
  ['a wide apostrophe', 'O＇Brien', "O'Brien"],
  ['a hyphen of a typesetter', 'Anne\u2010Marie', 'Anne-Marie'],
  ['a hyphen that does not break', 'Anne\u2011Marie', 'Anne-Marie'],
  ['an en dash', 'Anne–Marie', 'Anne-Marie'],
  ['an em dash', 'Anne—Marie', 'Anne-Marie'],
  ['a bar', 'Anne\u2015Marie', 'Anne-Marie'],
  ['a minus', 'Anne−Marie', 'Anne-Marie'],
  ['a wide hyphen', 'Anne－Marie', 'Anne-Marie'],
  ['a hyphen that only shows at the end of a line', 'An\u00adne', 'Anne'],
  ['wide letters', 'Ｍａｙａ　Ａｄａ', 'Maya Ada'],
  ['a wide letter and its accent', 'Ｚｏｅ\u0308', 'Zoë'],
  ['letters that a typesetter has joined', 'Soﬁa Duﬀy', 'Sofia Duffy'],
  ['marks of direction around it, from a list of contacts', '\u202aMaya\u202c', 'Maya'],
  ['a joined letter of a language, which is one', 'Œuvre Næss', 'Œuvre Næss'],
  ['characters that only look old, of another script', '髙橋 﨑', '髙橋 﨑'],
  ['a hyphen of Hebrew', 'בן־דוד', 'בן־דוד'],
  ['a letter, an invisible character, and its accent', 'Zoe\u200b\u0308', 'Zoë'],
  ['a full stop', 'St. John', 'St. John'],
  ['two letters', 'Xi', 'Xi'],
  ['two letters outside the first plane of Unicode', '𠮷𠮷', '𠮷𠮷'],
  ['another script', 'Đặng', 'Đặng'],
  ['letters from right to left', 'مريم', 'مريم'],
  ['capitals as they were typed', 'McDONALD', 'McDONALD'],
  ['spaces before and after', '  Maya ', 'Maya'],
  ['several spaces inside', 'Maya   Ann', 'Maya Ann'],
  ['spaces of other kinds, and line breaks', 'Maya\u00a0\t\nAnn', 'Maya Ann'],
  ['300 characters', 'a'.repeat(300), 'a'.repeat(300)],
])('accepts as first or last name %s', (_what, name, expected) => {
  expect(nameForm.parse(typed(name, '', name))).toEqual({ firstName: expected, middleNames: '', lastName: expected });
});

it.each([
  ['', ''],
  ['   ', ''],
  ['\u200b', ''],
  ['Ada', 'Ada'],
  [' Ada   Grace ', 'Ada Grace'],
  ['A B', 'A B'],
])('accepts the middle names %j', (middle, expected) => expect(nameForm.parse(typed('Maya', middle)).middleNames).toBe(expected));

it.each(['A', ' é ', 'e\u0301'])('refuses the middle names %j', (middle) => {
  expect(codesFor(typed('Maya', middle))).toEqual([['middleNames', 'MIDDLE_NAMES_SHORT']]);
});

it('reports all three parts of a full name together, in order', () => {
  expect(codesFor(typed('', 'A', 'O'))).toEqual([
    ['firstName', 'FIRST_NAME_REQUIRED'],
    ['middleNames', 'MIDDLE_NAMES_SHORT'],
    ['lastName', 'LAST_NAME_SHORT'],
  ]);
});

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

it.each([
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
  ['！', '!'],
  ['～', '~'],
  ['Ａ', 'A'],
  ['ｚ', 'z'],
  ['ＡＺ', 'AZ'],
  ['`', "'"],
  ['´', "'"],
])('replaces the typographic character in a name each time: %s', (typed, plain) => {
  expect(expected(`M${typed}y${typed}a`)).toBe(`M${plain}y${plain}a`);
});

it.each(['ﬓ', '｟', 'ｱ', '¨', 'ĳ', 'ſ', '①'])('preserves the character in a name: %s', (character) => {
  expect(expected(`M${character}a`)).toBe(`M${character}a`);
});
