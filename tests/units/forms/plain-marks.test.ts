import { describe, expect, it } from 'vitest';
import { plain, withPlainMarks } from '@/forms/rules';

describe('typographic marks', () => {
  it.each(['\u2018', '\u2019'])('become apostrophes: %s', (mark) => {
    expect(withPlainMarks(`O${mark}Brien${mark}s`)).toBe("O'Brien's");
    expect(plain(`O${mark}Brien${mark}s`)).toBe("O'Brien's");
  });

  it.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'])('become hyphens: %s', (mark) => {
    expect(withPlainMarks(`07700${mark}900${mark}982`)).toBe('07700-900-982');
    expect(plain(`07700${mark}900${mark}982`)).toBe('07700-900-982');
  });

  it.each([
    '\u201a',
    '\u201b',
    '\u201c',
    '\u02bb',
    '\u02bc',
    '\u2032',
    '\u02ba',
    '\u02bd',
    '\u200b',
    '\u2016',
    '\u2213',
    '\u05be',
    'a',
    '0',
  ])('stay unchanged: %s', (mark) => {
    expect(withPlainMarks(mark)).toBe(mark);
  });
});

describe('plain text', () => {
  it.each([
    ['a soft hyphen', 'LS\u00ad1', 'LS1'],
    ['a space of no width', 'LS\u200b1', 'LS1'],
    ['a byte order mark', '\ufeffLS1', 'LS1'],
    ['marks of direction', '\u202aLS1\u202c', 'LS1'],
  ])('removes %s', (_what, typed, kept) => {
    expect(plain(typed)).toBe(kept);
  });

  it.each([
    ['٠', '0'],
    ['٩', '9'],
    ['०', '0'],
    ['९', '9'],
    ['LS١ ٤AP', 'LS1 4AP'],
    ['½ ² Ⅳ', '1⁄2 2 IV'],
    ['ａ１', 'a1'],
    ['䷀ Ω é', '䷀ Ω é'],
  ])('converts %j to %j', (typed, kept) => {
    expect(plain(typed)).toBe(kept);
  });
});
