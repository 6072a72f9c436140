import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { refuses } from '../support/authenticator';
import { expectPasskeyLockout, expectPasskeyNotUsed, expectPasskeyPage } from '../support/passkey-outcomes';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { sample } from '../support/sample';

const several = ['/enter-email', '/passkey-enter-email', '/enter-mobile-code'].map((from) => [from, startAt(from)] as const);

describe.each(sample(several, 1))('a passkey asked for on %s', (_from, start) => {
  it.each(
    sample(['NotAllowedError', 'AbortError', 'TimeoutError', 'InvalidStateError', 'NotSupportedError', 'NotReadableError', 'TypeError'], 4),
  )('that ends in %s was not used', async (name) => {
    await startPasskeyLogin(start, { dialog: refuses(name) });
    await expectPasskeyNotUsed(start);
    expect(world().calls.some(({ path }) => path.endsWith('/verify'))).toBe(false);
  });

  it.each(['SecurityError', 'UnknownError'])('that ends in %s is an error', async (name) => {
    const { exits } = await startPasskeyLogin(start, { dialog: refuses(name) });
    await expectPasskeyPage('/error');
    expect(exits).toEqual([]);
  });

  it('that is of another site is an error', async () => {
    answer('passkey-options.wrong-rp');
    const { dialogs } = await startPasskeyLogin(start, { dialog: refuses('SecurityError') });
    await expectPasskeyPage('/error');
    expect(dialogs[0]?.publicKey.rpId).toBe('wrong.example');
  });

  it('that the browser does not answer with was not used', async () => {
    await startPasskeyLogin(start, { dialog: () => Promise.resolve(null) });
    await expectPasskeyNotUsed(start);
  });

  it('whose answer leads to an unsafe address is an error', async () => {
    answer('passkey-verify.unsafe-redirect');
    const { exits } = await startPasskeyLogin(start);
    await expectPasskeyPage('/error');
    expect(exits).toEqual([]);
  });

  it.each<ScenarioId>(
    sample(
      [
        'passkey-options.attempts-exceeded',
        'passkey-options.login-attempts-exceeded',
        'passkey-options.pending-change',
        'passkey-verify.attempts-exceeded',
        'passkey-verify.pending-change',
        'passkey-verify.refused',
      ],
      4,
    ),
  )('%s leads to the page that says so', async (scenario) => {
    answer(scenario);
    await startPasskeyLogin(start);
    await expectPasskeyLockout(start);
  });

  it.each<ScenarioId>([
    'passkey-options.failed',
    'passkey-options.server-error',
    'passkey-verify.server-error',
    'passkey-verify.wrong-shape',
  ])('%s leads to the page of failed passkeys', async (scenario) => {
    answer(scenario);
    await startPasskeyLogin(start);
    await expectPasskeyPage('/passkey-user-login-failed');
  });
});
