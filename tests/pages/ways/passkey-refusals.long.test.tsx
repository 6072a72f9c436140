import { describe, it } from 'vitest';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer } from '../../../mocks/server';
import { fewOf } from '../../support/few-of';
import { expectBarred } from '../../support/passkey-outcomes';
import { begin, startAt } from '../../support/passkey-starts';

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

describe.each(fewOf(2, starts))('a passkey asked for on %s', (_from, start) => {
  it.each<ScenarioId>(['passkey-options.attempts-exceeded', 'passkey-options.pending-change'])(
    '%s leads to the page that says so',
    async (scenario) => {
      answer(scenario);
      await begin(start);
      await expectBarred(start);
    },
  );
});
