import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailOf } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, signInAs, world } from '../../mocks/server';
import { registerPasskey, withAuthenticator } from '../support/authenticator';
import { expectPage } from '../support/page';
import { performAction } from '../support/page-action';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { sample } from '../support/sample';
import { unloadDocument, visit } from '../support/visit';

const entry = startAt('/enter-email');
const login = startAt('/login');
const asked = (call: string) => world().calls.filter(({ path }) => path.endsWith(call)).length;
const methods = 'Which authentication method do you want to use?';

describe('no automatic passkey login', () => {
  it.each<[ScenarioId, string, number]>([
    ['passkey-options.failed', '/passkey-user-login-failed', 0],
    ['passkey-options.unavailable', '/service-busy', 0],
    ['passkey-options.dead', '/enter-email', 0],
    ['passkey-verify.failed', '/passkey-user-login-failed', 1],
  ])('starts no automatic passkey for another address after %s, also after a reload', async (scenario, path, dialogs) => {
    answer(scenario);
    const visited = await startPasskeyLogin(entry);
    await waitFor(() => expect(asked(scenario.startsWith('passkey-verify') ? '/verify' : '/options')).toBeGreaterThan(0));
    await expectPage(path);
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(false));
    const before = asked('/authentication/options');
    await unloadDocument();
    const again = await visit('/enter-email');
    registerPasskey('passkey-and-mobile');
    await performAction(again, { typed: { 'Email address': emailOf('passkey-and-mobile') }, press: 'Continue' });
    await expectPage('/log-in-password', 'Enter your password');
    expect(visited.dialogs).toHaveLength(dialogs);
    expect(asked('/authentication/options')).toBe(before);
  });

  it.each<ScenarioId>(['passkey-options.attempts-exceeded', 'passkey-verify.not-verified'])(
    'starts no second automatic passkey after %s, except for another address',
    async (scenario) => {
      answer(scenario, 1);
      const visited = await startPasskeyLogin(entry);
      await expectPage(scenario.endsWith('exceeded') ? '/passkey-login-attempts-exceeded' : '/passkey-login-failed');
      const { length } = visited.dialogs;
      await unloadDocument();
      const again = await visit('/enter-email');
      registerPasskey('passkey-and-mobile');
      await performAction(again, { typed: { 'Email address': emailOf('passkey-and-mobile') }, press: 'Continue' });
      await waitFor(() => expect(visited.dialogs).toHaveLength(length + 1));
    },
  );

  it.each<[ScenarioId, string]>(
    sample(
      [
        ['passkey-status.not-enabled', '/log-in-password'],
        ['account-status.reset-required', '/log-in-password'],
        ['account-status.unconfirmed', '/register/check-email'],
        ['account-status.not-found', '/register/create-account'],
        ['account-status.unknown-status', '/error'],
      ],
      4,
    ),
  )('starts no automatic passkey after %s, but shows %s', async (scenario, path) => {
    answer(scenario);
    const { dialogs } = await startPasskeyLogin(entry);
    await expectPage(path);
    expect(dialogs).toEqual([]);
    expect(asked('/authentication/options')).toBe(0);
  });

  it.each([
    [entry, '/log-in-password'],
    [login, '/choose-authentication-method'],
  ])('starts no automatic passkey and no status call in a browser without passkeys: $from', async (start, path) => {
    const { dialogs } = await startPasskeyLogin(start, { passkeys: false });
    await expectPage(path);
    expect(dialogs).toEqual([]);
    expect(asked('/passkey-status')).toBe(0);
  });

  it('starts no automatic passkey on /login when passkeys are disabled', async () => {
    answer('passkey-status.not-enabled');
    const { dialogs } = await startPasskeyLogin(login);
    await expectPage('/choose-authentication-method', methods);
    expect(dialogs).toEqual([]);
  });
});

it('sends no passkey call without a session', async () => {
  signInAs('passkey');
  document.cookie = 'nhs-authorization-cookie=; path=/; max-age=0';
  const { dialogs } = withAuthenticator();
  await visit('/enter-email');
  await expectPage('/error');
  expect([dialogs, world().calls.filter(({ method }) => method === 'POST')]).toEqual([[], []]);
});
