import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { world } from '../../mocks/server';
import { address, byId, expectPage } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { senderOf } from '../support/senders/senders';

const waits = [
  ['account check', senderOf('account-status'), '/log-in-password'],
  ['text code', senderOf('otp', '/enter-mobile-code'), '/nhs-login-consent'],
  ['call code', senderOf('otp', '/enter-landline-code'), '/nhs-login-consent'],
] as const;

it.each(waits)('shows the spinner of %s for a second, however quick the answer', async (_what, sender, next) => {
  const typed = signIn(sender);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openAndSubmit(sender, typed);
  await waitFor(() => expect(world().calls.find(({ method }) => method === 'POST')?.status).toBe(200));
  await vi.advanceTimersByTimeAsync(600);
  expect(address()).toBe(sender.from);
  expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(500);
  await expectPage(next);
});
