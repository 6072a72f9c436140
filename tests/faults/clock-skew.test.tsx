import { screen } from '@testing-library/react';
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
