import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { askForReset, submitForgottenPassword } from '@/journeys/forgotten-password/steps/forgot-password';
import { getNewLink } from '@/journeys/reset-password/steps/get-new-link';
import { resetPassword } from '@/journeys/reset-password/steps/reset-password';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, password } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { button, expectPage, fill } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { bodiesOf, recordSends } from '../support/recorded-sends';
import { linkParameters, newLink, resetLink } from '../support/reset-links';
import { openSteps } from '../support/run-steps';
import { unloadDocument, visit } from '../support/visit';

const passwordOf = (email: string) => accountByEmail(world(), email)?.password;

/** Opens a link and chooses a password. */
async function choose(path: string, typed = 'Another1') {
  const visited = await visit(path);
  await fill(visited.user, 'password-input', typed);
  await visited.user.click(button('Reset password'));
  return visited;
}

it('sends the values of the reset link and removes the link from the history', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const requests = recordRequests('confirm-change-password');
  const path = newLink();
  const { user } = await visit(path);
  const before = window.history.length;
  await fill(user, 'password-input', ' Another1 ');
  await user.click(button('Reset password'));
  await expectPage('/reset/success', 'You have reset your password for NHS login');
  const { username, code } = linkParameters(path);
  expect(requests.map(({ body }) => body)).toEqual([{ username, code, new_password: ' Another1 ' }]);
  expect(logged.mock.calls).toEqual([['Password has been reset']]);
  expect(window.history.length).toBe(before);
  expect(passwordOf(emailOf('mobile'))).toBe(' Another1 ');
});

it('accepts a reset link that names the account by its UUID', async () => {
  const account = accountByEmail(world(), emailOf('mobile'));
  if (account) account.id = crypto.randomUUID();
  const requests = recordRequests('confirm-change-password');
  const { code = '', expiry = '' } = linkParameters(newLink());
  await choose(`/reset/new-password?${new URLSearchParams({ username: account?.id ?? '', code, expiry })}`);
  await expectPage('/reset/success');
  expect(requests[0]?.body).toMatchObject({ username: account?.id, code });
  expect(passwordOf(emailOf('mobile'))).toBe('Another1');
});

it('sets the password once for each reset link', async () => {
  await choose(newLink());
  await expectPage('/reset/success');
  await unloadDocument();
  await choose(resetLink(), 'YetAnother1');
  await expectPage('/reset/link-used', 'You have already reset your password');
  expect(passwordOf(emailOf('mobile'))).toBe('Another1');
});

it('shows the expired page when the reset link expires while the user types', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await visit(newLink());
  await fill(user, 'password-input', 'Another1');
  // The server's time is in whole seconds.
  vi.setSystemTime(Date.now() + 3_601_000);
  await user.click(button('Reset password'));
  await expectPage('/reset/link-expired', 'This link has expired');
  expect(screen.getByText(emailOf('mobile'))).toBeVisible();
  expect(passwordOf(emailOf('mobile'))).toBe(password);
});

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

it('requests another reset link with the address of the old one', async () => {
  const { run, state } = openSteps(emailEntered('ada@example.com'));
  expect(await run(getNewLink(email))).toEqual({ kind: 'go', to: '/forgotten-password' });
  expect(state().profile.email).toBe(email);
});

it('requests another reset link with the stored address when the old one has none', async () => {
  const { run, state } = openSteps(emailEntered('ada@example.com'));
  await run(getNewLink(''));
  expect(state().profile.email).toBe('ada@example.com');
});

describe('new password', () => {
  beforeEach(startClock);
  // The tests of a process share the clock, and one of these answers moves it forward.
  afterEach(() => (sessionStorage.clear(), startClock()));

  const minute = 60_000;
  const link = (ms: number) => ({ username: email, code: '483920', expiry: Date.now() + ms });
  const set = (ms = minute) => openSteps().run(resetPassword(link(ms)), { password: 'Another1' });

  it('sends the new password with the code of the link, only once, and logs it', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const sent = recordSends({});
    expect(await set()).toEqual({ kind: 'go', to: '/reset/success', replace: true });
    expect(bodiesOf(sent)).toEqual([
      ['POST /api/login/confirm-change-password', { username: email, code: '483920', new_password: 'Another1' }],
    ]);
    expect(logged.mock.calls).toEqual([['Password has been reset']]);
  });

  it('refuses the new password for a link that has expired by the clock of the refusal', async () => {
    const headers = { date: new Date(Date.now() + 2 * minute).toUTCString() };
    recordSends({}, () => HttpResponse.json({ error: 'Expired code' }, { status: 400, headers }));
    expect(await set()).toEqual({ kind: 'go', to: '/reset/link-expired' });
  });
});
