import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer } from '../../mocks/server';
import { agrees, neverAnswers, refuses } from '../support/authenticator';
import { address, byId, expectPage } from '../support/page';
import { performAction } from '../support/page-action';
import { expectPasskeyLockout, expectPasskeyNotUsed, expectPasskeyPage, passkeyNotUsedText } from '../support/passkey-outcomes';
import { namedStarts, startAt, startPasskeyLogin } from '../support/passkey-starts';
import { sample } from '../support/sample';

const signedIn = /^\/api\/auth\/complete\?ticket=/;

describe.each(sample(namedStarts, 2))('passkey login from %s', (_from, start) => {
  it('sends the browser to the returned address and clears storage after a verified passkey', async () => {
    const { exits, dialogs } = await startPasskeyLogin(start);
    await waitFor(() => expect(exits).toEqual([expect.stringMatching(signedIn)]));
    expect(dialogs).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
  });

  it('allows a passkey after the user has cancelled one', async () => {
    const replies = [refuses('NotAllowedError'), agrees];
    const visited = await startPasskeyLogin(start, { dialog: (asked) => (replies.shift() ?? agrees)(asked) });
    await expectPasskeyNotUsed(start);
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(false));
    expect([visited.dialogs.length, visited.exits]).toEqual([1, []]);
    if (start.failed && start.failed !== start.from) return;
    await performAction(visited, start);
    await waitFor(() => expect(visited.exits).toEqual([expect.stringMatching(signedIn)]));
  });

  it('treats a passkey that the server does not verify as not used', async () => {
    answer('passkey-verify.not-verified');
    const { exits } = await startPasskeyLogin(start);
    await expectPasskeyNotUsed(start);
    expect(exits).toEqual([]);
  });

  it('shows the error page when the browser rejects the request', async () => {
    await startPasskeyLogin(start, { dialog: refuses('SecurityError') });
    await expectPasskeyPage('/error');
  });

  it.each<ScenarioId>(['passkey-options.forbidden', 'passkey-verify.login-attempts-exceeded'])(
    'shows the lockout of passkeys for the answer %s',
    async (scenario) => {
      answer(scenario);
      await startPasskeyLogin(start);
      await expectPasskeyLockout(start);
    },
  );

  it('shows the failed page when the server refuses a passkey for another reason', async () => {
    answer('passkey-verify.unknown-error');
    await startPasskeyLogin(start);
    await expectPasskeyPage('/passkey-user-login-failed');
  });
});

describe.each(['/passkey-login-failed', '/passkey-user-login-failed'])('repeated passkey failure on %s', (path) => {
  it('shows the second failure, with a link to the password', async () => {
    await startPasskeyLogin(startAt(path), { dialog: refuses('NotAllowedError') });
    expect(await screen.findByText('That did not work again. You can use your password.')).toBeVisible();
    expect(screen.queryByText('We could not log you in with your passkey.')).not.toBeInTheDocument();
    expect(address()).toBe(path);
    await waitFor(() => expect(screen.getByLabelText('Log in using my password instead')).toBeEnabled());
  });
});

describe('pending passkey dialogue', () => {
  it('announces the pending dialogue and shows how to continue', async () => {
    const { dialogs } = await startPasskeyLogin(startAt('/enter-mobile-code'), { dialog: neverAnswers });
    await waitFor(() => expect(dialogs).toHaveLength(1));
    const words = await screen.findAllByText('Follow the steps on your device.');
    expect(words).toHaveLength(2);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Follow the steps on your device.');
  });

  it('aborts the dialogue when the user goes back, and stays on that page', async () => {
    const { dialogs, exits, store } = await startPasskeyLogin(startAt('/enter-mobile-code'), { dialog: neverAnswers });
    await waitFor(() => expect(dialogs).toHaveLength(1));
    expect(dialogs[0]?.signal.aborted).toBe(false);
    window.history.pushState(null, '', '/not-registered');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await expectPage('/not-registered', 'We cannot log you in');
    expect(dialogs[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect([address(), exits, screen.queryByText(passkeyNotUsedText)]).toEqual(['/not-registered', [], null]);
  });
});
