import { describe, expect, it } from 'vitest';
import { nameForm } from '@/journeys/proofing/full-name';

const kept = (firstName: string) => nameForm.parse({ firstName, middleNames: '', lastName: 'Okafor' }).firstName;

describe('characters in a name', () => {
  it.each('ad 200b 200c 200d 200e 200f 202a 202b 202c 202d 202e 2060 2066 2067 2068 2069 feff'.split(' '))(
    'remove the invisible U+%s',
    (code) => {
      const character = String.fromCodePoint(parseInt(code, 16));
      expect(kept(`M${character}ay${character}a`)).toBe('Maya');
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
  ])('replace the typographic character each time: %s', (typed, plain) => {
    expect(kept(`M${typed}y${typed}a`)).toBe(`M${plain}y${plain}a`);
  });

  it.each(['ﬓ', '｟', 'ｱ', '¨', 'ĳ', 'ſ', '①'])('preserve the character: %s', (character) => {
    expect(kept(`M${character}a`)).toBe(`M${character}a`);
  });
});
