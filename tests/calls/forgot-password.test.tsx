import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeRoundTrip } from '@/session/pending-round-trips';
import type { RoundTrip } from '@/session/round-trips';
import { emailEntered } from '@/state/events';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, signInAs, world } from '../../mocks/server';
import { address, byId, errorSummary, expectPage } from '../support/page';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const ask = senderOf('forgot-password');
const email = 'mobile@example.com';
const sent = (path: string) => world().calls.filter((call) => call.path.endsWith(path));
const origin = 'http://localhost:3000';

describe('call forgot-password', () => {
  it('requests the email of a forgotten password with the email address and the return address', async () => {
    const { store } = await sendWithAnswer(ask, 'forgot-password.no-bot-check');
    await expectPage('/check-email', 'Check your email');
    expect(sent('/forgot-password').map(({ body }) => body)).toEqual([
      { email, redirectUri: `${origin}/check-email`, redirectUriAfterCaptcha: `${origin}/check-forgot-password` },
    ]);
    expect(store.getState().profile.email).toBe(email);
    await unloadDocument();
    expect(await stored()).toContain(email);
  });

  it('sends the browser of a forgotten password through the bot check if there is one', async () => {
    const { exits } = await sendWithAnswer(ask, 'forgot-password.bot-check');
    await waitFor(() => expect(exits).toEqual(['/api/login/bot-check?redirectUri=%2Fcheck-forgot-password']));
    expect(address()).toBe('/forgotten-password');
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    await unloadDocument();
    expect(await stored()).toContain(email);
  });
});

describe('/check-forgot-password', () => {
  const back = (roundTrip: RoundTrip) => {
    storeRoundTrip(roundTrip, '/check-forgot-password');
    return visit('/check-forgot-password', { events: [emailEntered(email)] });
  };

  it('continues after the bot check of a forgotten password without a second call, because the email has been sent', async () => {
    const { exits } = await sendWithAnswer(ask, 'forgot-password.bot-check');
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    await visit('/check-forgot-password');
    await expectPage('/check-email', 'Check your email');
    expect(sent('/forgot-password')).toHaveLength(1);
  });

  it.each<ScenarioId>(['forgot-password.unauthorised-once', 'forgot-password.firewall'])(
    'sends the call forgot-password again after %s',
    async (scenario) => {
      const { exits } = await sendWithAnswer(ask, scenario);
      await waitFor(() => expect(exits).toHaveLength(1));
      await unloadDocument();
      document.cookie = 'aws-waf-token=solved; path=/';
      await visit('/check-forgot-password');
      await expectPage('/check-email', 'Check your email');
      expect(sent('/forgot-password').map(({ body }) => body.email)).toEqual([email, email]);
      expect(sent('/verify-waf-token').map(({ body }) => body)).toEqual([{ token: 'solved' }]);
      await unloadDocument();
      await visit('/check-forgot-password');
      await expectPage('/check-email', 'Check your email');
      expect(sent('/forgot-password')).toHaveLength(2);
    },
  );

  it('sends the browser to the bot check when a repeated call forgot-password requires it', async () => {
    answer('forgot-password.bot-check');
    signInAs('mobile');
    const { exits } = await back('forgot-password:renewal');
    await waitFor(() => expect(exits).toEqual([expect.stringMatching(/bot-check/)]));
  });

  it('shows the form of a forgotten password when the server refuses the address after a session renewal', async () => {
    answer('forgot-password.invalid-email');
    signInAs('mobile');
    await back('forgot-password:renewal');
    await expectPage('/forgotten-password', 'Forgot password');
    expect(await errorSummary()).toEqual(['Enter an email address in the correct format, like name@example.com']);
    expect(byId('user-email')).toHaveValue(email);
  });

  it('shows the error page after the second firewall redirect of a forgotten password', async () => {
    answer('forgot-password.firewall-always');
    signInAs('mobile');
    await back('forgot-password:firewall');
    await expectPage('/error', 'Something went wrong');
  });

  it.each([
    ['renewal' as const, /^You were away for a while, so we have started again\./],
    ['firewall' as const, /^We had to check that you are not a robot\./],
  ])("asks for the forgotten password's address again and gives the reason after a %s that preserved nothing", async (kind, why) => {
    signInAs('mobile');
    storeRoundTrip(`forgot-password:${kind}`, '/check-forgot-password');
    await visit('/check-forgot-password');
    await expectPage('/forgotten-password', 'Forgot password');
    expect(screen.getByRole('alert')).toHaveTextContent(why);
    expect(sent('/forgot-password')).toEqual([]);
  });
});

describe.each([
  ['/check-login', '/login'],
  ['/check-forgot-password', '/check-email'],
  ['/check-reset-password', '/reset/check-email'],
])('%s', (path, next) => {
  it.each([
    ['with a firewall token, which is verified', 'solved', [{ token: 'solved' }]],
    ['without a firewall token, and without a verification', '', []],
  ])('continues after a forgotten password and replaces the history entry: %s', async (_what, token, bodies) => {
    signInAs('mobile');
    if (token) document.cookie = `aws-waf-token=${token}; path=/`;
    const before = window.history.length;
    await visit(path);
    await expectPage(next);
    expect(sent('/verify-waf-token').map(({ body }) => body)).toEqual(bodies);
    expect(window.history.length).toBe(before);
  });
});
