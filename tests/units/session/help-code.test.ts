import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses } from '@/paths';
import { buildPart, helpCodeOf, readHelpCode, spelt } from '@/session/help/help-code';

const at = Date.UTC(2026, 10, 23, 15, 42, 59);
const shown = { build: '0123abcd', address: '/error-account', reference: 'CID7031', at };

describe('help code', () => {
  it('has groups of two and three characters that cannot be confused', () => {
    const anyHex = fc.stringMatching(/^[\da-f]{8}$/);
    const anyShown = fc.record({
      build: anyHex,
      address: fc.constantFrom(...addresses, '/jo@example.com'),
      reference: fc.constantFrom('', 'CID0404', 'CID2013', 'CID9999'),
      at: fc.integer({ min: 0, max: 4e12 }),
    });
    fc.assert(
      fc.property(anyShown, (one) => {
        expect(helpCodeOf(one)).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{2}-[2-9CDFGHJKMNPQRTVWXY]{3}$/);
        expect(helpCodeOf(one)).not.toMatch(/[015ABEILOSUZ]/);
      }),
    );
  });

  it('contains page, reference, minute and builds', () => {
    const read = readHelpCode(helpCodeOf(shown));
    expect(read).toEqual({ build: buildPart('0123abcd'), address: '/error-account', reference: 'CID7031', minute: 15 * 60 + 42 });
  });

  it('is readable for every known and unknown address', () => {
    for (const address of addresses) expect(readHelpCode(helpCodeOf({ ...shown, address }))?.address).toBe(address);
    expect(readHelpCode(helpCodeOf({ ...shown, address: '/jo@example.com' }))?.address).toBe('other');
  });

  it.each([
    ['', ''],
    ['CID0003', 'CID0003'],
    ['CID0404', 'CID0404'],
    ['CID1004', 'CID1004'],
    ['CID1116', 'CID1116'],
    ['CID1119', 'CID1119'],
    ['CID2011', 'CID2011'],
    ['CID2012', 'CID2012'],
    ['CID2013', 'CID2013'],
    ['CID2014', 'CID2014'],
    ['CID7031', 'CID7031'],
    ['CID9999', 'another'],
  ])('stores the reference %j as %j', (reference, read) => {
    expect(readHelpCode(helpCodeOf({ ...shown, reference }))?.reference).toBe(read);
  });

  it.each([
    ['in the minute before', { at: at - 60_000 }],
    ['on another page', { address: '/error' }],
    ['with another reference', { reference: 'CID2013' }],
    ['of another build', { build: '0123abce' }],
  ])('differs for %s', (_what, change) => expect(helpCodeOf({ ...shown, ...change })).not.toBe(helpCodeOf(shown)));

  it('is the same for all users of one page in one minute', () => {
    expect(helpCodeOf({ ...shown, at: at - 59_000 })).toBe(helpCodeOf(shown));
    expect(helpCodeOf({ ...shown, at: at + 24 * 3_600_000 })).toBe(helpCodeOf(shown));
  });

  it('is read as written down', () => {
    const code = helpCodeOf(shown);
    for (const written of [code.toLowerCase(), code.replace('-', ''), ` ${spelt(code)} `]) {
      expect(readHelpCode(written), written).toEqual(readHelpCode(code));
    }
  });

  it.each(['', 'K7-4Q', 'K7-4Q22', 'K7-4Q0', 'YY-YYY'])('is invalid: %j', (written) => expect(readHelpCode(written)).toBeUndefined());

  it('is created in a document without a build', () => {
    expect(readHelpCode(helpCodeOf({ ...shown, build: 'unknown' }))).toMatchObject({ build: 0 });
  });
});

it('is read aloud character by character', () => expect(spelt('K7-4Q2')).toBe('K 7, 4 Q 2'));
