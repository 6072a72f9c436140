import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer } from '../../../mocks/server';
import { expectPasskeyLockout } from '../../support/passkey-outcomes';
import { startAt, startPasskeyLogin } from '../../support/passkey-starts';
import { sample } from '../../support/sample';

/** Pages with a button of their own for a passkey, beside those of `passkey-failures.test.tsx`. */
const starts = [
  '/log-in-password',
  '/get-call-landline',
  '/enter-landline-code',
  '/mobile-code-expired',
  '/call-failed',
  '/landline-code-expired',
  '/otp-attempts-exceeded',
  '/otp-requests-exceeded',
  '/passkey-user-login-failed',
].map((from) => [from, startAt(from)] as const);

describe.each(sample(starts, 2))('passkey login from %s', (_from, start) => {
  it.each<ScenarioId>(['passkey-options.attempts-exceeded', 'passkey-options.pending-change'])(
    'shows the passkey lockout for the answer %s',
    async (scenario) => {
      answer(scenario);
      await startPasskeyLogin(start);
      await expectPasskeyLockout(start);
    },
  );
});
