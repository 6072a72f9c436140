import { HttpResponse } from 'msw';
import { askForReset, submitForgottenPassword } from '@/journeys/forgotten-password/steps/forgot-password';
import { getNewLink } from '@/journeys/reset-password/link-expired';
import { resetPassword } from '@/journeys/reset-password/steps/reset-password';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { password } from '../../mocks/people/personas';
import { bodiesOf, openSteps, recordSends } from '../support/environment';

const email = 'maya@example.com';

it('stores the address of a forgotten password and requests the email', async () => {
  const sent = recordSends({});
  const { run, state } = openSteps();
  expect(await run(submitForgottenPassword, { email })).toEqual({ kind: 'go', to: '/check-email' });
  const origin = 'http://localhost:3000';
  const asked = { email, redirectUri: `${origin}/check-email`, redirectUriAfterCaptcha: `${origin}/check-forgot-password` };
  expect(bodiesOf(sent)).toEqual([['POST /api/login/forgot-password', asked]]);
  expect(state().profile.email).toBe(email);
});

it('repeats the bot check of a forgotten password in the same sign-in', async () => {
  recordSends({ redirect_uri: 'https://robots.example/check' });
  const left = { kind: 'leave', url: 'https://robots.example/check' };
  expect(await openSteps(emailEntered(email)).run(askForReset, email)).toEqual(left);
});

it.each([
  ['the address of the old one', email, email],
  ['the stored address when the old one has none', '', 'ada@example.com'],
])('requests another reset link with %s', async (_whose, ofLink, expected) => {
  const { run, state } = openSteps(emailEntered('ada@example.com'));
  expect(await run(getNewLink(ofLink))).toEqual({ kind: 'go', to: '/forgotten-password' });
  expect(state().profile.email).toBe(expected);
});

describe('new password', () => {
  beforeEach(startClock);
  // The tests of a process share the clock, and one of these answers moves it forward.
  afterEach(() => (sessionStorage.clear(), startClock()));

  const minute = 60_000;
  const link = (ms: number) => ({ username: email, code: '483920', expiry: Date.now() + ms });
  const set = (ms = minute) => openSteps().run(resetPassword(link(ms)), { password: password });

  it('sends the new password with the code of the link, only once, and logs it', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const sent = recordSends({});
    expect(await set()).toEqual({ kind: 'go', to: '/reset/success', replace: true });
    expect(bodiesOf(sent)).toEqual([
      ['POST /api/login/confirm-change-password', { username: email, code: '483920', new_password: password }],
    ]);
    expect(logged.mock.calls).toEqual([['Password has been reset']]);
  });

  it('refuses the new password for a link that has expired by the clock of the refusal', async () => {
    const headers = { date: new Date(Date.now() + 2 * minute).toUTCString() };
    recordSends({}, () => HttpResponse.json({ error: 'Expired code' }, { status: 400, headers }));
    expect(await set()).toEqual({ kind: 'go', to: '/reset/link-expired' });
  });
});
