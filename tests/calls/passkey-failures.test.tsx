import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { refuses } from '../support/authenticator';
import { fewOf } from '../support/few-of';
import { arriveAtKnown, expectBarred, expectNotUsed } from '../support/passkey-outcomes';
import { begin, startAt } from '../support/passkey-starts';

const several = ['/enter-email', '/passkey-enter-email', '/enter-mobile-code'].map((from) => [from, startAt(from)] as const);

describe.each(fewOf(1, several))('a passkey asked for on %s', (_from, start) => {
  it.each(
    fewOf(4, ['NotAllowedError', 'AbortError', 'TimeoutError', 'InvalidStateError', 'NotSupportedError', 'NotReadableError', 'TypeError']),
  )('that ends in %s was not used', async (name) => {
    await begin(start, { dialog: refuses(name) });
    await expectNotUsed(start);
    expect(world().calls.some(({ path }) => path.endsWith('/verify'))).toBe(false);
  });

  it.each(['SecurityError', 'UnknownError'])('that ends in %s is an error', async (name) => {
    const { exits } = await begin(start, { dialog: refuses(name) });
    await arriveAtKnown('/error');
    expect(exits).toEqual([]);
  });

  it('that is of another site is an error', async () => {
    answer('passkey-options.wrong-rp');
    const { dialogs } = await begin(start, { dialog: refuses('SecurityError') });
    await arriveAtKnown('/error');
    expect(dialogs[0]?.publicKey.rpId).toBe('wrong.example');
  });

  it('that the browser does not answer with was not used', async () => {
    await begin(start, { dialog: () => Promise.resolve(null) });
    await expectNotUsed(start);
  });

  it('whose answer leads to an unsafe address is an error', async () => {
    answer('passkey-verify.unsafe-redirect');
    const { exits } = await begin(start);
    await arriveAtKnown('/error');
    expect(exits).toEqual([]);
  });

  it.each<ScenarioId>(
    fewOf(4, [
      'passkey-options.attempts-exceeded',
      'passkey-options.login-attempts-exceeded',
      'passkey-options.pending-change',
      'passkey-verify.attempts-exceeded',
      'passkey-verify.pending-change',
      'passkey-verify.forbidden',
    ]),
  )('%s leads to the page that says so', async (scenario) => {
    answer(scenario);
    await begin(start);
    await expectBarred(start);
  });

  it.each<ScenarioId>(['passkey-options.unknown-error', 'passkey-options.failed', 'passkey-verify.failed', 'passkey-verify.wrong-shape'])(
    '%s leads to the page of failed passkeys',
    async (scenario) => {
      answer(scenario);
      await begin(start);
      await arriveAtKnown('/passkey-user-login-failed');
    },
  );
});
