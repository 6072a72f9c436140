import { screen } from '@testing-library/react';
import { measureServerTime, serverNow, startClock } from '@/session/clock';
import { identityToken } from '@/session/identity-token';
import { signIn } from '@/session/sign-in';
import { minute } from '../../mocks/backend/clock';
import { answer, world } from '../../mocks/server';
import { byNumber, openProofing } from '../support/open-proofing';
import { address, button, expectPage, fill } from '../support/page';
import { newLink } from '../support/reset-links';
import { visit } from '../support/visit';

describe.each([
  ['slow', 10 * minute],
  ['fast', -10 * minute],
])('device clock that is ten minutes %s', (_what, ahead) => {
  it("counts a lock by the server's clock", async () => {
    world().clock.advance(ahead);
    const lockout_time_seconds = Math.round(world().clock.now() / 1000) + 15 * 60;
    answer({
      call: 'POST /api/proofing/p5-uplift-nhs-known',
      answer: { status: 400, json: { error: 'PDS rate limit exceeded', lockout_time_seconds } },
    });
    const { user } = await openProofing('/proofing/check-your-details', byNumber);
    await user.click(button('Submit information'));
    await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
    expect(screen.getByText(/\(in about 15 minutes\)/)).toBeVisible();
  });

  it('stores the identity token for its lifetime', async () => {
    world().clock.advance(ahead);
    answer({ call: 'POST /api/proofing/p5-uplift-nhs-known', answer: { status: 400, json: { error: 'No match found' } } });
    const { user } = await openProofing('/proofing/check-your-details', byNumber);
    await user.click(button('Submit information'));
    await expectPage('/proofing/no-match');
    expect(Math.abs(serverNow() - world().clock.now())).toBeLessThan(1500);
    const token = `e30.${btoa(JSON.stringify({ exp: Math.round(world().clock.now() / 1000) + 3600 }))}.e30`;
    expect([signIn(token), identityToken()]).toEqual([true, token]);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 59 * minute);
    expect(identityToken()).toBe(token);
    vi.setSystemTime(Date.now() + 12 * minute);
    expect(identityToken()).toBeUndefined();
  });

  it('leaves the expiry of a reset link to the server', async () => {
    const path = newLink();
    world().clock.advance(ahead);
    const { user } = await visit(path);
    await fill(user, 'password-input', 'Another1');
    await user.click(button('Reset password'));
    await expectPage('/reset/success');
  });
});

it('does not show an expired reset link as used when the device clock is slow', async () => {
  const path = newLink();
  const { user } = await visit(path);
  world().clock.advance(61 * minute);
  await fill(user, 'password-input', 'Another1');
  await user.click(button('Reset password'));
  await expectPage('/reset/link-expired', 'This link has expired');
  expect(address()).not.toBe('/reset/link-used');
});

it.each([null, '', 'yesterday', 'Thu, 99 Foo 2026 99:99:99 GMT'])("ignores the date %j for the server's clock", (date) => {
  startClock();
  measureServerTime(date);
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
});

it("ignores the date of an answer from a cache for the server's clock", async () => {
  startClock();
  world().clock.advance(-60 * minute);
  await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token' });
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
});
