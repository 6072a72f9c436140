import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { buildPart, helpCodeOf } from '@/session/help/help-code';

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

it('refuses a misheard code, and asks for one if there is none', () => {
  expect(explained('K7D-4QO')).toEqual(['K7D-4QO is no help code: ask for it again']);
  expect(explained()).toEqual(['A help code is needed, see --help.']);
});

it('prints what a code of five signs says, which has no cause', () => {
  expect(explained('C8-MN9')).toEqual([
    'Address    /error-account',
    'Reference  CID7031',
    'Cause      not in a code of five signs, which an earlier release made: ask whether a sixth is missing',
    'Time       15:42 UTC, today or on an earlier day',
  ]);
});
