import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameForm } from '@/journeys/proofing/enter-name.form';

const typed = (firstName: string, middleNames = '', lastName = 'Okafor') => ({ firstName, middleNames, lastName });

/** What is wrong with each part: of several things, the first speaks. */
function codesFor(given: object): string[][] {
  const issues = nameForm.safeParse(given).error?.issues ?? [];
  const parts = new Map(issues.toReversed().map(({ path, message }) => [path.join(), message]));
  return ['firstName', 'middleNames', 'lastName'].flatMap((part) => (parts.has(part) ? [[part, parts.get(part) ?? '']] : []));
}

describe('the rule for a first and a last name', () => {
  it.each([
    ['nothing', '', 'REQUIRED'],
    ['only spaces', ' \t \u00a0\u3000', 'REQUIRED'],
    ['only what nobody sees', '\u200b\ufeff', 'REQUIRED'],
    ['one letter', 'M', 'SHORT'],
    ['one letter among spaces', '  M  ', 'SHORT'],
    ['one accented letter in two characters', 'e\u0301', 'SHORT'],
    ['one letter outside the first plane of Unicode', '𠮷', 'SHORT'],
    ['one letter and what nobody sees', 'M\u200b', 'SHORT'],
  ])('refuses %s', (_what, name, code) => {
    expect(codesFor(typed(name))).toEqual([['firstName', `FIRST_NAME_${code}`]]);
    expect(codesFor(typed('Maya', '', name))).toEqual([['lastName', `LAST_NAME_${code}`]]);
  });

  it.each([
    ['accents', 'Zoë', 'Zoë'],
    ['accents in two characters, kept as one', 'Zoe\u0308', 'Zoë'],
    ['a hyphen', 'Anne-Marie', 'Anne-Marie'],
    ['an apostrophe of a keyboard', "O'Brien", "O'Brien"],
    ['an apostrophe of a printer', 'O’Brien', 'O’Brien'],
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
  ])('takes %s', (_what, name, kept) => {
    expect(nameForm.parse(typed(name, '', name))).toEqual({ firstName: kept, middleNames: '', lastName: kept });
  });
});

describe('the rule for middle names', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['\u200b', ''],
    ['Ada', 'Ada'],
    [' Ada   Grace ', 'Ada Grace'],
    ['A B', 'A B'],
  ])('takes %j', (middle, kept) => {
    expect(nameForm.parse(typed('Maya', middle)).middleNames).toBe(kept);
  });

  it.each(['A', ' é ', 'e\u0301'])('refuses %j', (middle) => {
    expect(codesFor(typed('Maya', middle))).toEqual([['middleNames', 'MIDDLE_NAMES_SHORT']]);
  });
});

describe('the rules for a whole name', () => {
  it('speak of all three parts at once, in their order', () => {
    expect(codesFor(typed('', 'A', 'O'))).toEqual([
      ['firstName', 'FIRST_NAME_REQUIRED'],
      ['middleNames', 'MIDDLE_NAMES_SHORT'],
      ['lastName', 'LAST_NAME_SHORT'],
    ]);
  });

  it('keep nothing but trimmed parts with single spaces, and once is enough', () => {
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
});
