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

describe('the passkeys of an address', () => {
  it('are asked for and stored', async () => {
    const sent = recordSends(enabled);
    const store = open();
    await store.dispatch(checkPasskeys(email));
    expect(bodiesOf(sent)).toEqual([['POST /api/login/passkey-status', { email }]]);
    expect(store.getState().passkey).toMatchObject({ status: 'supported', allowCredentials: [credential] });
    expect(store.getState().journey.fido2Enabled).toBe(true);
  });

  it('are not asked for where the browser has none', async () => {
    const sent = recordSends(enabled);
    const { store } = openSteps(emailEntered(email));
    await store.dispatch(checkPasskeys(email));
    expect(sent).toEqual([]);
    expect(store.getState().journey.fido2Enabled).toBe(false);
  });

  it('are not stored for another address that was given meanwhile', async () => {
    const store = open();
    recordSends(enabled, () => void store.dispatch(emailEntered('ada@example.com')));
    await store.dispatch(checkPasskeys(email));
    expect(store.getState().journey.fido2Enabled).toBe(false);
    expect(store.getState().passkey.allowCredentials).toEqual([]);
  });
});

describe('a check of passkeys that fails', () => {
  it.each([
    ['by its answer', () => HttpResponse.json({}, { status: 500 }), { status: 500, text: '' }],
    ['without an answer', () => HttpResponse.error(), { status: 0, text: '' }],
    [
      'by the address',
      () => HttpResponse.json({ error: 'Invalid email address' }, { status: 400 }),
      { status: 400, text: 'Invalid email address' },
    ],
  ])('%s keeps nobody from a password, and analytics is told', async (_how, answered, entry) => {
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
  ])('by the session, %i %s, is passed on', async (status, error) => {
    writePreference(accepted);
    recordSends({}, refusing('/passkey-status', status, error));
    await expect(open().dispatch(checkPasskeys(email))).rejects.toBeInstanceOf(ApiError);
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  it('by a fault of the program is passed on', async () => {
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
