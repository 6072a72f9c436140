import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../mocks/server';
import { agrees, refuses } from '../support/environment';
import { byId, expectPage, expectPasskeyNotUsed, link, namedStarts, performAction, startPasskeyLogin } from '../support/user';

const signedIn = /^\/api\/auth\/complete\?ticket=/;

describe.each(namedStarts)('passkey login from %s', (_from, start) => {
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
    expect(visited.forgotten).not.toHaveBeenCalled();
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(false));
    expect([visited.dialogs.length, visited.exits]).toEqual([1, []]);
    if (start.failed && start.failed !== start.from) return;
    await performAction(visited, start);
    await waitFor(() => expect(visited.exits).toEqual([expect.stringMatching(signedIn)]));
  });

  it('shows the lockout of passkeys with a link to the password', async () => {
    answer('passkey-options.attempts-exceeded');
    await startPasskeyLogin(start);
    await expectPage('/passkey-login-attempts-exceeded', 'You cannot continue');
    // Other lockout pages have the same heading.
    expect(await screen.findByText(/with your passkey too many times/)).toBeVisible();
    expect(link('Log in using my password instead')).toHaveAttribute('href', start.passwordRoute);
  });
});
