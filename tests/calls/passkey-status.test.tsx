import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ApiError } from '@/api/api-error';
import { checkPasskeys } from '@/journeys/sign-in/steps/check-passkeys';
import { emailEntered } from '@/state/events';
import { password } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer } from '../../mocks/server';
import {
  accepted,
  analyticsEvents,
  bodiesOf,
  openSteps,
  recordSends,
  refusing,
  withAuthenticator,
  writePreference,
} from '../support/environment';
import {
  address,
  button,
  byId,
  expectPage,
  findErrorSummary,
  openAndSubmit,
  passkeyEmail as email,
  startAt,
  startPasskeyLogin,
  unloadDocument,
} from '../support/user';

const back = (retryAt: string) => encodeURIComponent(`http://localhost:3000${retryAt}`);
const pages = [
  { start: startAt('/enter-email'), retryAt: '/check-account-status', withPassword: '/log-in-password' },
  { start: startAt('/login'), retryAt: '/check-login', withPassword: '/choose-authentication-method' },
];

describe.each(pages)('call passkey-status from $start.from', ({ start, retryAt, withPassword }) => {
  it.each<ScenarioId>(['passkey-status.unauthorised', 'passkey-status.explicit-deny'])(
    'renews the session once for the passkey status %s',
    async (scenario) => {
      answer(scenario);
      const { exits } = await startPasskeyLogin(start);
      await waitFor(() => expect(exits).toEqual([`/api/auth/auth-init?return-uri=${back(retryAt)}`]));
      await unloadDocument();
      const second = await openAndSubmit(start);
      await expectPage('/session-timeout', 'We have logged you out');
      expect(second.exits).toEqual([]);
    },
  );

  it.each<ScenarioId>(['passkey-options.dead-once', 'passkey-verify.dead-once'])(
    'preserves page and input after the passkey answer %s, and the next Continue sends the password',
    async (scenario) => {
      answer(scenario);
      const { user, dialogs } = await startPasskeyLogin(start);
      expect(await findErrorSummary()).toHaveTextContent('Sorry, that did not work.');
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

describe('passkey check', () => {
  const email = 'maya@example.com';
  const credential = { id: 'one', type: 'public-key' };
  const enabled = { passkeys_enabled: true, allow_credentials: [credential] };

  function open() {
    withAuthenticator();
    return openSteps(emailEntered(email)).store;
  }

  it('requests and stores the passkeys of an email address', async () => {
    const sent = recordSends(enabled);
    const store = open();
    await store.dispatch(checkPasskeys(email));
    expect(bodiesOf(sent)).toEqual([['POST /api/login/passkey-status', { email }]]);
    expect(store.getState().passkey).toMatchObject({ status: 'supported', allowCredentials: [credential] });
    expect(store.getState().journey.fido2Enabled).toBe(true);
  });

  it('requests no passkeys of an email address in a browser without passkeys', async () => {
    const sent = recordSends(enabled);
    const { store } = openSteps(emailEntered(email));
    await store.dispatch(checkPasskeys(email));
    expect(sent).toEqual([]);
    expect(store.getState().journey.fido2Enabled).toBe(false);
  });

  it('stores no passkeys for another email address given meanwhile', async () => {
    const store = open();
    recordSends(enabled, () => void store.dispatch(emailEntered('ada@example.com')));
    await store.dispatch(checkPasskeys(email));
    expect(store.getState().journey.fido2Enabled).toBe(false);
    expect(store.getState().passkey.allowCredentials).toEqual([]);
  });

  it.each([
    ['by its answer', () => HttpResponse.json({}, { status: 500 }), { status: 500, text: '' }],
    ['without an answer', () => HttpResponse.error(), { status: 0, text: '' }],
    [
      'by the address',
      () => HttpResponse.json({ error: 'Invalid email address' }, { status: 400 }),
      { status: 400, text: 'Invalid email address' },
    ],
  ])('leaves the password available after a failed passkey check, %s, and reports to analytics', async (_how, answered, entry) => {
    writePreference(accepted);
    recordSends({}, answered);
    const store = open();
    await expect(store.dispatch(checkPasskeys(email))).resolves.toBeUndefined();
    expect(store.getState().journey.fido2Enabled).toBe(false);
    expect(analyticsEvents('submitError')).toEqual([{ event: 'submitError', path: '/', call: '/passkey-status', ...entry }]);
  });

  it.each([
    [401, 'Unauthorized'],
    [451, ''],
    [405, ''],
  ])('returns the failure %i %s of the session from the passkey check', async (status, error) => {
    writePreference(accepted);
    recordSends({}, refusing('/passkey-status', status, error));
    await expect(open().dispatch(checkPasskeys(email))).rejects.toBeInstanceOf(ApiError);
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  it('rethrows a fault of the program from the passkey check', async () => {
    const store = open();
    recordSends(enabled);
    const breaks = () => {
      throw new TypeError('broken');
    };
    const faulty = checkPasskeys(email)(breaks, store.getState, undefined);
    await expect(faulty).rejects.toThrow('broken');
  });
});
