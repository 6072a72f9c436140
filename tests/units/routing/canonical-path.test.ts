import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '@/canonical-path';
import { addresses as rows } from '../../support/addresses';

const known = rows.map(([path]) => path).filter((path) => path !== '*');

describe('the canonical spelling of a path', () => {
  it.each([
    ['/reset/new-password', '/reset/new-password'],
    ['/reset/new-password/', '/reset/new-password'],
    ['//reset/new-password', '/reset/new-password'],
    ['/reset//new-password///', '/reset/new-password'],
    ['/RESET/Link-Expired', '/reset/link-expired'],
    ['/reset/new%2Dpassword', '/reset/new-password'],
    ['/reset%2Fnew-password', '/reset/new-password'],
    ['/%52eset/new-password', '/reset/new-password'],
    ['/Enter-Email/', '/enter-email'],
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
  ])('%s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it.each([
    '/No-Such-Page/',
    '//evil.example/Enter-Email',
    '/enter-email/more',
    '/reset/new-password.html',
    '/%E9',
    '/%',
    '/constructor',
    '/enter-email%00',
    '/enter%252Demail',
  ])('%s is unknown, and stays as it is typed', (path) => expect(canonicalPath(path)).toBe(path));

  it('of every address, however its letters, slashes and characters are written, is that address', () => {
    const letter = (char: string) =>
      char === '/' ? fc.constantFrom('/', '//', '///') : fc.constantFrom(char, char.toUpperCase(), `%${char.charCodeAt(0).toString(16)}`);
    const spelt = fc
      .constantFrom(...known)
      .chain((path) =>
        fc
          .tuple(fc.constant(path), fc.tuple(...[...path].map(letter)), fc.constantFrom('', '/', '//'))
          .map(([is, chars, end]) => [is, chars.join('') + end] as const),
      );
    fc.assert(
      fc.property(spelt, ([path, spelling]) => {
        expect(canonicalPath(spelling)).toBe(path);
      }),
    );
  });

  it('is its own canonical spelling', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path);
        expect(canonicalPath(once)).toBe(once);
      }),
    );
  });
});
