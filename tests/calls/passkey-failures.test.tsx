import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { refuses } from '../support/authenticator';
import { expectPasskeyLockout, expectPasskeyNotUsed, expectPasskeyPage } from '../support/passkey-outcomes';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { sample } from '../support/sample';

const several = ['/enter-email', '/passkey-enter-email', '/enter-mobile-code'].map((from) => [from, startAt(from)] as const);

describe.each(sample(several, 1))('passkey login from %s', (_from, start) => {
  it.each(
    sample(['NotAllowedError', 'AbortError', 'TimeoutError', 'InvalidStateError', 'NotSupportedError', 'NotReadableError', 'TypeError'], 4),
  )('treats the exception %s as a passkey that was not used', async (name) => {
    await startPasskeyLogin(start, { dialog: refuses(name) });
    await expectPasskeyNotUsed(start);
    expect(world().calls.some(({ path }) => path.endsWith('/verify'))).toBe(false);
  });

  it.each(['SecurityError', 'UnknownError'])('treats the exception %s as an error', async (name) => {
    const { exits } = await startPasskeyLogin(start, { dialog: refuses(name) });
    await expectPasskeyPage('/error');
    expect(exits).toEqual([]);
  });

  it('shows the error page for a passkey of another site', async () => {
    answer('passkey-options.wrong-rp');
    const { dialogs } = await startPasskeyLogin(start, { dialog: refuses('SecurityError') });
    await expectPasskeyPage('/error');
    expect(dialogs[0]?.publicKey.rpId).toBe('wrong.example');
  });

  it('treats an empty browser answer as a passkey that was not used', async () => {
    await startPasskeyLogin(start, { dialog: () => Promise.resolve(null) });
    await expectPasskeyNotUsed(start);
  });

  it('shows the error page when the passkey answer has an unsafe address', async () => {
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
        'passkey-verify.forbidden',
      ],
      4,
    ),
  )('shows the page for the passkey answer %s', async (scenario) => {
    answer(scenario);
    await startPasskeyLogin(start);
    await expectPasskeyLockout(start);
  });

  it.each<ScenarioId>(['passkey-options.unknown-error', 'passkey-options.failed', 'passkey-verify.failed', 'passkey-verify.wrong-shape'])(
    'shows the failed passkey page for the answer %s',
    async (scenario) => {
      answer(scenario);
      await startPasskeyLogin(start);
      await expectPasskeyPage('/passkey-user-login-failed');
    },
  );
});
