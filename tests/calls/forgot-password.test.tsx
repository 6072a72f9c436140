import { waitFor } from '@testing-library/react';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { world } from '../../mocks/server';
import { address, byId, expectPage } from '../support/page';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const ask = senderOf('forgot-password');
const email = 'mobile@example.com';
const sent = (path: string) => world().calls.filter((call) => call.path.endsWith(path));
const origin = 'http://localhost:3000';

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
