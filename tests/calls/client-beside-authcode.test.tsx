import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '../../mocks/backend/http/calls';
import { answer, signInAs, world } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { expectPage } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { visit } from '../support/visit';
import { waitForIdle } from '../support/wait-for-idle';

const requested = () => world().calls.filter(({ path }) => path.endsWith('/client-info')).length;

const openAuthcode = () => {
  signInAs('mobile', { upTo: 'identity-token' });
  return visit('/authcode', { whole: false });
};

it('requests the client service before the authorisation code has been answered', async () => {
  const authcode = pendingCalls('authcode');
  const { store } = await openAuthcode();
  await waitFor(() => expect(store.getState().client.client).not.toBeNull());
  expect(authcode.sent()).toBe(1);
  expect(requested()).toBe(1);
  await authcode.answerNext();
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(requested()).toBe(1);
});

it('shares the request for the client service with the consent page, which shows a spinner until then', async () => {
  const clientInfo = pendingCalls('client-info');
  await openAuthcode();
  await waitFor(() => expect(location.pathname).toBe('/nhs-login-consent'));
  await waitForIdle(() => 1);
  expect(clientInfo.sent()).toBe(1);
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  await clientInfo.answerNext();
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
  expect(clientInfo.sent()).toBe(1);
});

it('requests the client service again on the consent page if the first request has failed', async () => {
  expectConsoleMessage(authApiFailed);
  answer({ call: calls['client-info'], answer: { status: 500, json: {} } }, 1);
  await openAuthcode();
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(requested()).toBe(2);
});

it('hands over although the request for the client service has failed', async () => {
  expectConsoleMessage(authApiFailed);
  answer({ call: calls['client-info'], answer: { status: 500, json: {} } });
  signInAs('straight-back', { upTo: 'identity-token' });
  const { exits } = await visit('/authcode', { whole: false });
  await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?code=/));
});
