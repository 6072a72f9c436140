import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { address, arriveAt } from '../page';
import { depart, visit } from '../visit';

const sent = () => screen.queryByText('You have been sent a new security code.');

describe.each([
  ['/enter-mobile-code', 'both', 'Change your mobile phone number'],
  ['/enter-landline-code', 'both', 'Change your landline number'],
  ['/register/check-email', 'new-user', 'Change the email address'],
] as const)('that a new code was sent is said on %s', (page, persona, other) => {
  const open = async (state?: unknown) => {
    signInAs(persona);
    return visit(page, { events: [emailEntered('somebody@example.com')], state });
  };

  it('after the resend, and not after a reload', async () => {
    await open({ resent: true });
    expect(sent()).toBeVisible();
    const { usr, ...entry } = window.history.state as { usr: unknown };
    expect(entry).toEqual({ key: 'visited', idx: 0 });
    await depart();
    await open(usr);
    expect(sent()).not.toBeInTheDocument();
  });

  it('and not on the way back', async () => {
    const { user } = await open({ resent: true });
    await user.click(screen.getByRole('link', { name: other, hidden: true }));
    await waitFor(() => expect(address()).not.toBe(page));
    window.history.back();
    await arriveAt(page);
    expect(sent()).not.toBeInTheDocument();
  });
});
