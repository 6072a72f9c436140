import { describe, expect, it } from 'vitest';
import { contentOf } from '@/state/storage/content-of';

/** As redux-persist writes a slice: each key is a text of its own. */
const written = (slice: Record<string, unknown>) =>
  JSON.stringify(Object.fromEntries(Object.entries(slice).map(([key, value]) => [key, JSON.stringify(value)])));

describe('the content of a stored text', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['keys', { b: 1, c: 2, a: 3 }, '{"a":3,"b":1,"c":2}'],
    ['keys of an object in it', { client: { y: 'n', x: { d: 1, c: 2 } } }, '{"client":{"x":{"c":2,"d":1},"y":"n"}}'],
    ['keys of objects in a list', { list: [{ b: 1, a: 2 }] }, '{"list":[{"a":2,"b":1}]}'],
    ['values that are null', { b: null, a: { d: null, c: 1 } }, '{"a":{"c":1,"d":null},"b":null}'],
    ['values that are empty', { b: '', a: {}, c: [] }, '{"a":{},"b":"","c":[]}'],
    ['a list, as it stands', { list: ['b', 'a'], flag: true }, '{"flag":true,"list":["b","a"]}'],
  ])('has the same order whatever the order of %s', (_what, slice, content) => {
    expect(contentOf(written(slice))).toBe(content);
    expect(contentOf(written(Object.fromEntries(Object.entries(slice).toReversed())))).toBe(content);
  });

  it('has keys in order beside the texts too', () => {
    expect(contentOf('{"b":{"d":1,"c":2},"a":null}')).toBe('{"a":null,"b":{"c":2,"d":1}}');
  });

  it.each([
    ['numbers', { at: 1 }, { at: 2 }],
    ['the order of a list', { list: ['a', 'b'] }, { list: ['b', 'a'] }],
    ['null and an object', { client: null }, { client: {} }],
    ['a list and an object', { list: ['a'] }, { list: { 0: 'a' } }],
  ])('differs with %s', (_what, one, other) => {
    expect(contentOf(written(one))).not.toBe(contentOf(written(other)));
  });

  it.each(['', '{"a":', '{"a":"{"}', 'Maya'])('is the text itself when that is no slice: %j', (text) => {
    expect(contentOf(text)).toBe(text);
  });
});
