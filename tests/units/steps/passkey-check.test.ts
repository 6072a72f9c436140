import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/http';
import { checkPasskeys } from '@/journeys/sign-in/steps/check-passkeys';
import { emailEntered } from '@/state/events';
import { withAuthenticator } from '../../support/authenticator';
import { accepted, analyticsEvents, writePreference } from '../../support/cookie-choice';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const email = 'maya@example.com';
const credential = { id: 'one', type: 'public-key' };
const enabled = { passkeys_enabled: true, allow_credentials: [credential] };

/** Somebody whose address is known, in a browser that can use passkeys. */
function open() {
  withAuthenticator();
  return openSteps(emailEntered(email)).store;
}

describe('passkeys of an email address', () => {
  it('are requested and stored', async () => {
    const sent = recordSends(enabled);
    const store = open();
    await store.dispatch(checkPasskeys(email));
    expect(bodiesOf(sent)).toEqual([['POST /api/login/passkey-status', { email }]]);
    expect(store.getState().passkey).toMatchObject({ status: 'supported', allowCredentials: [credential] });
    expect(store.getState().journey.fido2Enabled).toBe(true);
  });

  it('are not requested in a browser without passkeys', async () => {
    const sent = recordSends(enabled);
    const { store } = openSteps(emailEntered(email));
    await store.dispatch(checkPasskeys(email));
    expect(sent).toEqual([]);
    expect(store.getState().journey.fido2Enabled).toBe(false);
  });

  it('are not stored for another address given meanwhile', async () => {
    const store = open();
    recordSends(enabled, () => void store.dispatch(emailEntered('ada@example.com')));
    await store.dispatch(checkPasskeys(email));
    expect(store.getState().journey.fido2Enabled).toBe(false);
    expect(store.getState().passkey.allowCredentials).toEqual([]);
  });
});

describe('failed passkey check', () => {
  it.each([
    ['by its answer', () => HttpResponse.json({}, { status: 500 }), { status: 500, text: '' }],
    ['without an answer', () => HttpResponse.error(), { status: 0, text: '' }],
    [
      'by the address',
      () => HttpResponse.json({ error: 'Invalid email address' }, { status: 400 }),
      { status: 400, text: 'Invalid email address' },
    ],
  ])('leaves the password available after %s, and reports to analytics', async (_how, answered, entry) => {
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
  ])('returns the failure of the session %i %s', async (status, error) => {
    writePreference(accepted);
    recordSends({}, refusing('/passkey-status', status, error));
    await expect(open().dispatch(checkPasskeys(email))).rejects.toBeInstanceOf(ApiError);
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  it('rethrows a fault of the program', async () => {
    const store = open();
    recordSends(enabled);
    const faulty = checkPasskeys(email)(
      () => {
        throw new TypeError('broken');
      },
      store.getState,
      undefined,
    );
    await expect(faulty).rejects.toThrow('broken');
  });
});
