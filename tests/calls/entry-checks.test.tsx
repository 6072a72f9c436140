import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { registerPasskey, withAuthenticator } from '../support/authenticator';
import { byId, expectPage } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';

const entry = startAt('/enter-email');
const asked = (call: string) => world().calls.filter(({ path }) => path.endsWith(call)).length;

describe('calls of the entry screen', () => {
  it.each<[ScenarioId, string]>([
    ['account-status.hang', '/passkey-status'],
    ['passkey-status.hang', '/account-status'],
  ])('sends both checks in parallel: %s does not delay %s', async (scenario, other) => {
    answer(scenario);
    await startPasskeyLogin(entry);
    await waitFor(() => expect(asked(other)).toBe(1));
  });

  it('shows the spinner of the entry screen for a second, however quick the answers', async () => {
    const { dialogs } = withAuthenticator();
    const typed = signIn(entry);
    registerPasskey('passkey-and-both');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openAndSubmit(entry, typed);
    await waitFor(() => expect([asked('/account-status'), asked('/passkey-status')]).toEqual([1, 1]));
    await vi.advanceTimersByTimeAsync(600);
    expect(dialogs).toEqual([]);
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(dialogs).toHaveLength(1));
  });

  it('continues without the passkey check when that never ends', async () => {
    answer('passkey-status.hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await startPasskeyLogin(entry);
    await waitFor(() => expect(asked('/passkey-status')).toBe(1));
    await vi.advanceTimersByTimeAsync(30_000);
    await expectPage('/log-in-password', 'Enter your password');
  });
});
