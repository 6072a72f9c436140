import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { addresses } from '@/paths';
import { buildPart, causes, helpCodeOf, readHelpCode, spelt } from '@/session/help/help-code';
import { places } from '@/session/help/places';

const at = Date.UTC(2026, 10, 23, 15, 42, 59);
const shown = { build: '0123abcd', cause: 'failed' as const, address: '/error-account', reference: 'CID7031', at };

it('creates help codes of two groups of three unambiguous characters', () => {
  const anyHex = fc.stringMatching(/^[\da-f]{8}$/);
  const anyShown = fc.record({
    build: anyHex,
    cause: fc.constantFrom(...causes),
    address: fc.constantFrom(...addresses, '/jo@example.com'),
    reference: fc.constantFrom('', 'CID0404', 'CID2013', 'CID9999'),
    at: fc.integer({ min: 0, max: 4e12 }),
  });
  fc.assert(
    fc.property(anyShown, (one) => {
      expect(helpCodeOf(one)).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{3}-[2-9CDFGHJKMNPQRTVWXY]{3}$/);
      expect(helpCodeOf(one)).not.toMatch(/[015ABEILOSUZ]/);
    }),
  );
});

it('reads the page, the cause, the reference, the minute and the possible builds from a help code', () => {
  const read = readHelpCode(helpCodeOf(shown));
  expect(read).toEqual({
    build: buildPart('0123abcd'),
    builds: 5,
    cause: 'failed',
    address: '/error-account',
    reference: 'CID7031',
    minute: 15 * 60 + 42,
  });
});

it('reads every known address from a help code, and an unknown one as other', () => {
  for (const address of addresses) expect(readHelpCode(helpCodeOf({ ...shown, address }))?.address).toBe(address);
  expect(readHelpCode(helpCodeOf({ ...shown, address: '/jo@example.com' }))?.address).toBe('other');
});

it.each(causes)('reads the cause %s of a help code', (cause) => expect(readHelpCode(helpCodeOf({ ...shown, cause }))?.cause).toBe(cause));

it('reads from an earlier help code the meaning that it had when it was given', () =>
  expect(readHelpCode('GV7-GN9')).toMatchObject({ cause: 'failed', address: '/error-account', reference: 'CID7031' }));

it('reads a help code of five characters too, from before the cause was added', () =>
  expect(readHelpCode('C8-MN9')).toEqual({
    build: 1,
    builds: 4,
    cause: undefined,
    address: '/error-account',
    reference: 'CID7031',
    minute: 942,
  }));

const references = ['CID0003', 'CID0404', 'CID1004', 'CID1116', 'CID1119', 'CID2011', 'CID2012', 'CID2013', 'CID2014', 'CID7031'];

it.each([['', ''], ...references.map((reference): [string, string] => [reference, reference]), ['CID9999', 'another']])(
  'stores the reference %j as %j in a help code',
  (reference, read) => expect(readHelpCode(helpCodeOf({ ...shown, reference }))?.reference).toBe(read),
);

it.each([
  ['in the minute before', { at: at - 60_000 }],
  ['on another page', { address: '/error' }],
  ['with another reference', { reference: 'CID2013' }],
  ['for another cause', { cause: 'refused' as const }],
  ['of another build', { build: '0123abce' }],
])('creates another help code %s', (_what, change) => expect(helpCodeOf({ ...shown, ...change })).not.toBe(helpCodeOf(shown)));

it('creates the same help code for all users of one page in one minute', () => {
  expect(helpCodeOf({ ...shown, at: at - 59_000 })).toBe(helpCodeOf(shown));
  expect(helpCodeOf({ ...shown, at: at + 24 * 3_600_000 })).toBe(helpCodeOf(shown));
});

it('reads a help code in small letters, without its hyphen and spelt out', () => {
  const code = helpCodeOf(shown);
  for (const written of [code.toLowerCase(), code.replace('-', ''), ` ${spelt(code)} `]) {
    expect(readHelpCode(written), written).toEqual(readHelpCode(code));
  }
});

it.each(['', 'K7-4Q', 'K7D-4Q22', 'K7D-4Q0', 'YYY-YYY', 'YY-YYY'])('reads no help code from %j', (written) =>
  expect(readHelpCode(written)).toBeUndefined(),
);

it('creates a help code in a document without a build', () =>
  expect(readHelpCode(helpCodeOf({ ...shown, build: 'unknown' }))).toMatchObject({ build: 0 }));

it('spells a help code sign by sign', () => expect(spelt('K7D-4Q2')).toBe('K 7 D, 4 Q 2'));

// Codes that users were given depend on this order. `node scripts/map.mjs` appends later addresses.
it('preserves the order of the first 104 addresses of help codes', () => {
  const hash = createHash('sha256').update(places.slice(0, 104).join(' ')).digest('hex');
  expect(hash.slice(0, 16)).toBe('abdd6985f2cbd761');
});

it('lists each address of the app for help codes: otherwise run `node scripts/map.mjs`', () =>
  expect([...addresses].filter((address) => !places.includes(address))).toEqual([]));

it('lists each address for help codes once', () => expect(new Set(places).size).toBe(places.length));

it('fits the addresses of help codes into the numbers of a code', () => expect(places.length).toBeLessThanOrEqual(128));

describe('scripts/help-code.mjs', () => {
  const at = Date.UTC(2026, 10, 23, 9, 5);

  const explained = (...given: string[]) => {
    const { stdout, stderr } = spawnSync('node', ['scripts/help-code.mjs', ...given], { encoding: 'utf8' });
    return (stdout + stderr).trim().split('\n');
  };

  it('decodes page, time and builds from a help code', () => {
    const code = helpCodeOf({ build: '00000001', cause: 'refused', address: '/account-disabled', reference: 'CID2014', at });
    expect(buildPart('00000002')).not.toBe(buildPart('00000001'));
    expect(explained(code.toLowerCase(), '00000001', '00000002')).toEqual([
      'Address    /account-disabled',
      'Reference  CID2014',
      'Cause      an API refused a call (4xx). See the table of refusals in docs/back-ends.md, and the log of the API',
      'Time       09:05 UTC, today or on an earlier day',
      'Build      00000001 may have made it',
      'Build      00000002 has not made it',
    ]);
  });

  it('refuses a misheard help code, and asks for one if there is none', () => {
    expect(explained('K7D-4QO')).toEqual(['K7D-4QO is not a help code. Ask the user to repeat it']);
    expect(explained()).toEqual(['A help code is needed, see --help.']);
  });

  it('prints the content of a help code of five characters, which has no cause', () =>
    expect(explained('C8-MN9')).toEqual([
      'Address    /error-account',
      'Reference  CID7031',
      'Cause      not in a code of five signs, which an earlier release made: ask whether a sixth is missing',
      'Time       15:42 UTC, today or on an earlier day',
    ]));
});

it('reads from any help code all of its parts, or none', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9A-Z]{6}$/),
      (code) => void expect(Object.values(readHelpCode(code) ?? {})).not.toContain(undefined),
    ),
    { numRuns: 1000 },
  );
});
