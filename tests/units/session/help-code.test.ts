import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { addresses } from '@/paths';
import { buildPart, causes, helpCodeOf, readHelpCode, spelt } from '@/session/help-code';

const at = Date.UTC(2026, 10, 23, 15, 42, 59);
const shown = { build: '0123abcd', cause: 'failed' as const, address: '/error-account', at };

it('creates help codes of two groups of three unambiguous characters', () => {
  const anyShown = fc.record({
    build: fc.stringMatching(/^[\da-f]{8}$/),
    cause: fc.constantFrom(...causes),
    address: fc.constantFrom(...addresses, '/jo@example.com'),
    at: fc.integer({ min: 0, max: 4e12 }),
  });
  fc.assert(
    fc.property(anyShown, (one) => {
      expect(helpCodeOf(one)).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{3}-[2-9CDFGHJKMNPQRTVWXY]{3}$/);
      expect(helpCodeOf(one)).not.toMatch(/[015ABEILOSUZ]/);
    }),
  );
});

it('reads the page, the cause, the build and the time from a help code', () =>
  expect(readHelpCode(helpCodeOf(shown))).toEqual({
    build: buildPart('0123abcd'),
    cause: 'failed',
    addresses: ['/error-account'],
    since: Date.UTC(1970, 0, 1, 15, 42, 30),
  }));

it('reads every address of the app from a help code, at times with another one, and an unknown address as other', () => {
  const read = (address: string) => readHelpCode(helpCodeOf({ ...shown, address }))?.addresses ?? [];
  for (const address of addresses) expect(read(address)).toContain(address);
  expect(read('/set-cookie')).toEqual(['/get-call-landline', '/set-cookie']);
  expect(read('/jo@example.com')).toContain('other');
  expect(Math.max(...[...addresses].map((address) => read(address).length))).toBeLessThanOrEqual(3);
});

it.each(causes)('reads the cause %s of a help code', (cause) => expect(readHelpCode(helpCodeOf({ ...shown, cause }))?.cause).toBe(cause));

it('creates in every release the same help code for the same page, cause, build and time', () => expect(helpCodeOf(shown)).toBe('8FR-KNQ'));

it.each([
  ['another', '2.5 minutes earlier', { at: at - 150_000 }],
  ['another', 'on another page', { address: '/error' }],
  ['another', 'for another cause', { cause: 'refused' as const }],
  ['another', 'of another build', { build: '0123abce' }],
  ['the same', 'within the same 2.5 minutes', { at: at - 29_000 }],
  ['the same', 'a day later', { at: at + 24 * 3_600_000 }],
])('creates %s help code %s', (which, _what, change) => {
  expect(helpCodeOf({ ...shown, ...change }) === helpCodeOf(shown)).toBe(which === 'the same');
});

it('reads a help code in small letters, without its hyphen and spelt out', () => {
  const code = helpCodeOf(shown);
  for (const written of [code.toLowerCase(), code.replace('-', ''), ` ${spelt(code)} `])
    expect(readHelpCode(written), written).toEqual(readHelpCode(code));
});

it.each([
  ['an empty text', ''],
  ['five characters', '8FR-KN'],
  ['seven characters', '8FR-KNQ2'],
  ['a character outside the alphabet', '8FR-KN0'],
  ['the character of no cause', 'YFR-KNQ'],
  ['the characters of no address', '822-KNQ'],
])('reads no help code from %s', (_what, written) => expect(readHelpCode(written)).toBeUndefined());

it('spells a help code character by character, and creates one in a document without a build', () => {
  expect(spelt('8FR-KNQ')).toBe('8 F R, K N Q');
  expect(helpCodeOf({ ...shown, build: 'unknown' })).toBe(helpCodeOf({ ...shown, build: '0' }));
});

describe('scripts/help-code.mjs', () => {
  const explained = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', ['scripts/help-code.mjs', ...given], { encoding: 'utf8' });
    return [status, ...(stdout + stderr).trim().split('\n')];
  };

  it('decodes page, cause, time and builds from a help code', () => {
    const code = helpCodeOf({ ...shown, cause: 'refused', address: '/set-cookie', at: Date.UTC(2026, 10, 23, 9, 5) });
    expect(explained(code.toLowerCase(), '0123abcd', '0123abce')).toEqual([
      0,
      'Address    /get-call-landline or /set-cookie',
      'Cause      an API refused a call (4xx). See the table of refusals in docs/back-ends.md, and the log of the API',
      'Time       09:05:00 UTC or up to 2.5 minutes later, today or on an earlier day',
      'Build      0123abcd may have made it',
      'Build      0123abce has not made it',
    ]);
  });

  it('refuses a misheard help code, and asks for one if there is none', () => {
    expect(explained('8FR-KNO')).toEqual([1, '8FR-KNO is not a help code. Ask the user to repeat it.']);
    expect(explained()).toEqual([2, 'A help code is needed, see --help.']);
  });
});
