import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForReset, submitForgottenPassword } from '@/journeys/forgotten-password/steps/forgot-password';
import { getNewLink } from '@/journeys/reset-password/steps/get-new-link';
import { resetPassword } from '@/journeys/reset-password/steps/reset-password';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const email = 'maya@example.com';
const asked = [
  'POST /api/login/forgot-password',
  {
    email,
    redirectUri: 'http://localhost:3000/check-email',
    redirectUriAfterCaptcha: 'http://localhost:3000/check-forgot-password',
  },
];

describe('forgotten password', () => {
  it('stores the address and requests the email', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps();
    expect(await run(submitForgottenPassword, { email })).toEqual({ kind: 'go', to: '/check-email' });
    expect(bodiesOf(sent)).toEqual([asked]);
    expect(state().profile.email).toBe(email);
  });

  it('continues at a bot check in the same sign-in', async () => {
    recordSends({ redirect_uri: 'https://robots.example/check' });
    const left = { kind: 'leave', url: 'https://robots.example/check' };
    expect(await openSteps(emailEntered(email)).run(askForReset, email)).toEqual(left);
  });

  it('may have been requested too often', async () => {
    recordSends({}, refusing('/forgot-password', 400, 'Reset attempts exceeded'));
    expect(await openSteps().run(submitForgottenPassword, { email })).toEqual({ kind: 'go', to: '/reset/attempts-exceeded' });
  });
});

describe('another reset link', () => {
  it('is requested with the address of the old one', async () => {
    const { run, state } = openSteps(emailEntered('ada@example.com'));
    expect(await run(getNewLink(email))).toEqual({ kind: 'go', to: '/forgotten-password' });
    expect(state().profile.email).toBe(email);
  });

  it('is requested with the stored address when the old one has none', async () => {
    const { run, state } = openSteps(emailEntered('ada@example.com'));
    await run(getNewLink(''));
    expect(state().profile.email).toBe('ada@example.com');
  });
});

describe('new password', () => {
  beforeEach(startClock);
  // The tests of a process share the clock, and one of these answers puts it forward.
  afterEach(() => (sessionStorage.clear(), startClock()));

  const minute = 60_000;
  const link = (ms: number) => ({ username: email, code: '483920', expiry: Date.now() + ms });
  const set = (ms = minute) => openSteps().run(resetPassword(link(ms)), { password: 'Another1' });

  it('is sent with the code of the link, only once, and logged', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const sent = recordSends({});
    expect(await set()).toEqual({ kind: 'go', to: '/reset/success', replace: true });
    expect(bodiesOf(sent)).toEqual([
      ['POST /api/login/confirm-change-password', { username: email, code: '483920', new_password: 'Another1' }],
    ]);
    expect(logged.mock.calls).toEqual([['Password has been reset']]);
  });

  it.each([
    ['was used', minute, '/reset/link-used'],
    ['has expired', -minute, '/reset/link-expired'],
  ])('is refused for a link that %s', async (_why, ms, to) => {
    recordSends({}, refusing('/confirm-change-password', 400, 'Expired code'));
    expect(await set(ms)).toEqual({ kind: 'go', to });
  });

  it('is refused for a link that has expired by the clock of the refusal', async () => {
    const headers = { date: new Date(Date.now() + 2 * minute).toUTCString() };
    recordSends({}, () => HttpResponse.json({ error: 'Expired code' }, { status: 400, headers }));
    expect(await set()).toEqual({ kind: 'go', to: '/reset/link-expired' });
  });

  it('is marked when the server refuses it', async () => {
    recordSends({}, refusing('/confirm-change-password', 400, 'Invalid password'));
    expect(await set()).toEqual({ kind: 'invalid', field: 'password', code: 'PASSWORD_FORMAT' });
  });
});
