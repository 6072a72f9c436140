import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openVariant } from '../../support/open-variant';
import { button, expectPage, link } from '../../support/page';

describe('lock after wrong passwords', () => {
  it('shows the prescribed sentence once', async () => {
    await openVariant('password-attempts-exceeded.locked-for-3-minutes');
    expect(screen.getAllByText(/Wait up to 15 minutes/)).toHaveLength(1);
    expect(screen.getByText(/^You can try again at .* \(in about 3 minutes\)\.$/)).toBeVisible();
  });

  it('offers a reset of the password', async () => {
    const { user } = await openVariant('password-attempts-exceeded.usual');
    await user.click(link('Reset your password'));
    await expectPage('/forgotten-password', 'Forgot password');
  });

  it('offers the passkey to a user who has one', async () => {
    await openVariant('password-attempts-exceeded.passkey');
    expect(button('Log in with your passkey instead')).toBeVisible();
  });

  it('offers no reset without a session', async () => {
    await openVariant('password-attempts-exceeded.no-session');
    expect(screen.queryByRole('link', { name: 'Reset your password' })).not.toBeInTheDocument();
  });
});
