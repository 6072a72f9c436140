import { describe, expect, it } from 'vitest';
import { legible } from '@/api/legible';
import { sample } from '../../support/sample';

describe('legible', () => {
  it.each([
    ['leaves letters of every script', 'Dr Ó’Neill & Sons, 医院 1, מרפאה, हिन्दी', 'Dr Ó’Neill & Sons, 医院 1, מרפאה, हिन्दी'],
    ['leaves out marks that turn the direction', 'a\u202eb\u2066c\u200f\u061c', 'abc'],
    ['makes one space of control characters', 'a\r\n\tb\u0000c', 'a b c'],
    ['makes one space of line ends', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['makes one space of many', 'a \u00a0\u3000  b', 'a b'],
    ['leaves out space around', ' \n a b \u2029', 'a b'],
    ['leaves out soft hyphens and joiners', 'a\u00adb\u200bc\u200cd\u200de\u2060f\ufeffg', 'abcdefg'],
    ['leaves out Hangul fillers and the braille blank', 'a\u115f\u1160\u3164\uffa0\u2800b', 'ab'],
    ['leaves out tag characters', 'a\u{e0041}\u{e007f}b', 'ab'],
    ['leaves out variation selectors', 'a\ufe0f\ufe00\u{e0100}b', 'ab'],
    ['leaves out halves of a surrogate pair', 'a\ud83db\udc68c', 'abc'],
    ['leaves out marks without end', `Z${'\u0300'.repeat(50)}y`, `Z${'\u0300'.repeat(4)}y`],
    ['leaves emoji whole', '👨‍👩‍👧 ❤️ 1️⃣ 👍🏽 👩🏾‍⚕️ 🇬🇧', '👨‍👩‍👧 ❤️ 1️⃣ 👍🏽 👩🏾‍⚕️ 🇬🇧'],
    ['leaves out joiners beside emoji', '\u200d👍\u200dab\ufe0f', '👍ab'],
  ])('returns %s', (_what, given, expected) => {
    expect(legible(given)).toBe(expected);
  });

  it.each(
    sample(
      ['', ' ', '\u3164', '\u2800\u2800', '\u200b\u200d', '\u{e0041}\u{e0042}', '\ufe0f', '\ud83d', '\u0301', '\u00ad', '\u034f \u2063'],
      4,
    ),
  )('returns an empty text for invisible characters: %j', (given) => {
    expect(legible(given)).toBe('');
  });

  it('returns at most 200 code points', () => {
    expect(legible('a'.repeat(200))).toBe('a'.repeat(200));
    expect(legible('a'.repeat(20_000))).toBe('a'.repeat(200));
    expect(legible('𝒜'.repeat(201))).toBe('𝒜'.repeat(200));
    expect(legible(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });

  it.each([
    ['a letter with a mark', 'e\u0301'],
    ['a flag', '🇬🇧'],
    ['an emoji of several', '👨‍👩‍👧'],
    ['an emoji with a colour', '👍🏽'],
    ['an emoji with a selector', '❤️'],
  ])('does not split %s', (_what, whole) => {
    expect(legible('a'.repeat(199) + whole)).toBe('a'.repeat(199));
    const fits = 200 - [...whole].length;
    expect(legible(`${'a'.repeat(fits)}${whole}b`)).toBe('a'.repeat(fits) + whole);
  });
});
