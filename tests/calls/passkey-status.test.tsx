import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { password } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, findErrorSummary } from '../support/page';
import { openAndSubmit } from '../support/page-action';
import { email, startAt, startPasskeyLogin } from '../support/passkey-starts';
import { sample } from '../support/sample';
import { unloadDocument } from '../support/visit';

const back = (retryAt: string) => encodeURIComponent(`http://localhost:3000${retryAt}`);
const pages = [
  { start: startAt('/enter-email'), retryAt: '/check-account-status', withPassword: '/log-in-password' },
  { start: startAt('/login'), retryAt: '/check-login', withPassword: '/choose-authentication-method' },
];

describe.each(sample(pages, 2))('call passkey-status from $start.from', ({ start, retryAt, withPassword }) => {
  it.each<ScenarioId>(
    sample(
      [
        'passkey-status.failed',
        'passkey-status.dead',
        'passkey-status.html',
        'passkey-status.wrong-shape',
        'passkey-status.too-many-requests',
        'passkey-status.unavailable',
        'passkey-status.invalid-email',
      ],
      4,
    ),
  )('falls back to the password when the passkey status is unknown: %s', async (scenario) => {
    answer(scenario);
    const { dialogs } = await startPasskeyLogin(start);
    await expectPage(withPassword);
    expect(dialogs).toEqual([]);
  });

  it.each<ScenarioId>(['passkey-status.unauthorised', 'passkey-status.explicit-deny'])(
    'renews the session once for the passkey status %s',
    async (scenario) => {
      answer(scenario);
      const { exits } = await startPasskeyLogin(start);
      await waitFor(() => expect(exits).toEqual([`/api/auth/auth-init?return-uri=${back(retryAt)}`]));
      await unloadDocument();
      const again = await openAndSubmit(start);
      await expectPage('/session-timeout', 'We have logged you out');
      expect(again.exits).toEqual([]);
    },
  );

  it('sends the browser to the firewall once for passkey-status.firewall', async () => {
    answer('passkey-status.firewall');
    const { exits } = await startPasskeyLogin(start);
    await waitFor(() => expect(exits).toEqual([`/api/login/waf-token?redirectUri=${back(retryAt)}`]));
    await unloadDocument();
    await openAndSubmit(start);
    await expectPage('/error', 'Something went wrong');
  });

  it.each<ScenarioId>(['passkey-status.invalid-session', 'passkey-status.session-refused'])(
    'ends the session for the passkey status %s',
    async (scenario) => {
      answer(scenario);
      await startPasskeyLogin(start);
      await expectPage('/session-invalid', 'Something went wrong');
    },
  );

  it.each<ScenarioId>(['passkey-options.dead-once', 'passkey-verify.dead-once'])(
    'keeps page and input after the passkey status %s, and the next Continue sends the password',
    async (scenario) => {
      answer(scenario);
      const { user, dialogs } = await startPasskeyLogin(start);
      expect(await findErrorSummary()).toHaveTextContent('We could not reach the service.');
      expect(address()).toBe(start.from);
      expect(byId('user-email')).toHaveValue(email);
      if (start.from === '/login') expect(byId('password-input')).toHaveValue(password);
      const before = dialogs.length;
      await user.click(button('Continue'));
      await expectPage(withPassword);
      expect(dialogs).toHaveLength(before);
    },
  );
});

describe('call passkey-status from /passkey-enter-email', () => {
  const start = startAt('/passkey-enter-email');
  const refusal = 'We were unable to authenticate you';

  it('shows the failed page for an account without passkeys', async () => {
    answer('passkey-status.not-enabled');
    const { dialogs } = await startPasskeyLogin(start);
    await expectPage('/passkey-enter-email-login-failed', refusal);
    expect(dialogs).toEqual([]);
  });

  it('sends no status call in a browser without passkeys', async () => {
    await startPasskeyLogin(start, { passkeys: false });
    await expectPage('/passkey-enter-email-login-failed', refusal);
    expect(world().calls.some(({ path }) => path.endsWith('/passkey-status'))).toBe(false);
  });

  it('shows the invalid address at the field', async () => {
    answer('passkey-status.invalid-email');
    await startPasskeyLogin(start);
    const sentence = 'Enter an email address in the correct format, like name@example.com';
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId('user-email'))).toBe(sentence);
  });

  it.each<ScenarioId>(['passkey-options.dead-once', 'passkey-verify.dead-once'])(
    'keeps /passkey-enter-email usable after %s',
    async (scenario) => {
      answer(scenario);
      const { user, exits } = await startPasskeyLogin(start);
      expect(await findErrorSummary()).toHaveTextContent('We could not reach the service.');
      expect(screen.getByLabelText('Email address')).toHaveValue(email);
      await user.click(button('Continue'));
      await waitFor(() => expect(exits).toEqual([expect.stringMatching(/^\/api\/auth\/complete/)]));
    },
  );
});
