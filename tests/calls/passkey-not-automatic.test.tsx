import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailOf } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, signInAs, world } from '../../mocks/server';
import { givePasskey, withAuthenticator } from '../support/authenticator';
import { fewOf } from '../support/few-of';
import { arriveAt } from '../support/page';
import { performAction } from '../support/page-action';
import { begin, startAt } from '../support/passkey-starts';
import { depart, visit } from '../support/visit';

const entry = startAt('/enter-email');
const login = startAt('/login');
const asked = (call: string) => world().calls.filter(({ path }) => path.endsWith(call)).length;
const methods = 'Which authentication method do you want to use?';

describe('a passkey is not tried by itself', () => {
  it.each<[ScenarioId, string, number]>([
    ['passkey-options.failed', '/passkey-user-login-failed', 0],
    ['passkey-options.unavailable', '/service-busy', 0],
    ['passkey-options.dead', '/enter-email', 0],
    ['passkey-verify.failed', '/passkey-user-login-failed', 1],
  ])('for any other address after %s, also after a reload', async (scenario, path, dialogs) => {
    answer(scenario);
    const visited = await begin(entry);
    await waitFor(() => expect(asked(scenario.startsWith('passkey-verify') ? '/verify' : '/options')).toBeGreaterThan(0));
    await arriveAt(path);
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(false));
    const before = asked('/authentication/options');
    await depart();
    const again = await visit('/enter-email');
    givePasskey('passkey-and-mobile');
    await performAction(again, { typed: { 'Email address': emailOf('passkey-and-mobile') }, press: 'Continue' });
    await arriveAt('/log-in-password', 'Enter your password');
    expect(visited.dialogs).toHaveLength(dialogs);
    expect(asked('/authentication/options')).toBe(before);
  });

  it.each<ScenarioId>(['passkey-options.attempts-exceeded', 'passkey-verify.not-verified'])(
    'again after %s; for another address it is',
    async (scenario) => {
      answer(scenario, 1);
      const visited = await begin(entry);
      await arriveAt(scenario.endsWith('exceeded') ? '/passkey-login-attempts-exceeded' : '/passkey-login-failed');
      const { length } = visited.dialogs;
      await depart();
      const again = await visit('/enter-email');
      givePasskey('passkey-and-mobile');
      await performAction(again, { typed: { 'Email address': emailOf('passkey-and-mobile') }, press: 'Continue' });
      await waitFor(() => expect(visited.dialogs).toHaveLength(length + 1));
    },
  );

  it.each<[ScenarioId, string]>(
    fewOf(4, [
      ['passkey-status.not-enabled', '/log-in-password'],
      ['account-status.reset-required', '/log-in-password'],
      ['account-status.unconfirmed', '/register/check-email'],
      ['account-status.not-found', '/register/create-account'],
      ['account-status.unknown-status', '/error'],
    ]),
  )('after %s, but leads to %s', async (scenario, path) => {
    answer(scenario);
    const { dialogs } = await begin(entry);
    await arriveAt(path);
    expect(dialogs).toEqual([]);
    expect(asked('/authentication/options')).toBe(0);
  });

  it.each([
    [entry, '/log-in-password'],
    [login, '/choose-authentication-method'],
  ])('in a browser that cannot use one, and nobody is asked about it: $from', async (start, path) => {
    const { dialogs } = await begin(start, { passkeys: false });
    await arriveAt(path);
    expect(dialogs).toEqual([]);
    expect(asked('/passkey-status')).toBe(0);
  });

  it('on the page that asks for both, where it is not enabled', async () => {
    answer('passkey-status.not-enabled');
    const { dialogs } = await begin(login);
    await arriveAt('/choose-authentication-method', methods);
    expect(dialogs).toEqual([]);
  });
});

it('without a session nothing is asked', async () => {
  signInAs('passkey');
  document.cookie = 'nhs-authorization-cookie=; path=/; max-age=0';
  const { dialogs } = withAuthenticator();
  await visit('/enter-email');
  await arriveAt('/error');
  expect([dialogs, world().calls.filter(({ method }) => method === 'POST')]).toEqual([[], []]);
});
