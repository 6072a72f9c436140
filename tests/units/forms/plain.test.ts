import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '@/forms/rules';

/** The first digit of each script that has its own, with Unicode's names. */
const zeros = {
  'Arabic-Indic': 0x660,
  'Extended Arabic-Indic': 0x6f0,
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Gurmukhi: 0xa66,
  Gujarati: 0xae6,
  Tamil: 0xbe6,
  Thai: 0xe50,
  Lao: 0xed0,
  Tibetan: 0xf20,
  Myanmar: 0x1040,
  Khmer: 0x17e0,
  Fullwidth: 0xff10,
  'Mathematical bold': 0x1d7ce,
  'Mathematical monospace': 0x1d7f6,
  Adlam: 0x1e950,
};

describe('plain text digits', () => {
  it.each(Object.entries(zeros))('converts the digits of %s to ASCII', (_script, zero) => {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
    expect(plain(digits)).toBe('0123456789');
    expect(plain(digits.repeat(2))).toBe('01234567890123456789');
  });

  it('preserves ASCII', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\x20-\x5f\x61-\x7e]*$/), (typed) => void expect(plain(typed)).toBe(typed)));
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void expect(plain(plain(typed))).toBe(plain(typed))));
  });
});
