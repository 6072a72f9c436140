import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '@/canonical-path';
import { addresses as rows } from '../../support/addresses';

const known = rows.map(([path]) => path).filter((path) => path !== '*');

describe('canonicalPath', () => {
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
  ])('returns for %s the path %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

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
  ])('returns the unknown path %s unchanged', (path) => expect(canonicalPath(path)).toBe(path));

  it('returns every address for any spelling of letters, slashes and characters', () => {
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

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path);
        expect(canonicalPath(once)).toBe(once);
      }),
    );
  });
});
