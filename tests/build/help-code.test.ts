import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { buildPart, helpCodeOf } from '@/session/help/help-code';

const at = Date.UTC(2026, 10, 23, 9, 5);

const explained = (...given: string[]) => {
  const { stdout, stderr } = spawnSync('node', ['scripts/help-code.mjs', ...given], { encoding: 'utf8' });
  return (stdout + stderr).trim().split('\n');
};

it('an operator learns from a help code what was shown, when, and by which builds', () => {
  const code = helpCodeOf({ build: '00000001', address: '/account-disabled', reference: 'CID2014', at });
  expect(buildPart('00000002')).not.toBe(buildPart('00000001'));
  expect(explained(code.toLowerCase(), '00000001', '00000002')).toEqual([
    'Address    /account-disabled',
    'Reference  CID2014',
    'Time       09:05 UTC, today or on an earlier day',
    'Build      00000001 may have made it',
    'Build      00000002 has not made it',
  ]);
});

it('one that was misheard is not guessed at, and without one the command asks for it', () => {
  expect(explained('K7-4QO')).toEqual(['K7-4QO is no help code: ask for it again']);
  expect(explained()).toEqual(['A help code is needed, see --help.']);
});
