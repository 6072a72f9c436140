import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer } from '../../mocks/server';
import { agrees, neverAnswers, refuses, type Reply } from '../support/authenticator';
import { address, button, errorSummary, expectPage, findErrorSummary } from '../support/page';
import { autofillPages, callCount, openWithPasskey } from '../support/passkey-autofill';
import { sample } from '../support/sample';
import { waitForIdle } from '../support/wait-for-idle';

const signedIn = expect.stringMatching(/^\/api\/auth\/complete\?ticket=/) as string;

describe.each(sample(autofillPages, 2))('passkey from the autofill list on $from', ({ from, failed, passwordRoute }) => {
  it('signs the user in with the chosen passkey', async () => {
    const { exits } = await openWithPasskey(from, { autofill: agrees });
    await waitFor(() => expect(exits).toEqual([signedIn]));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('shows the failed page when the server does not verify the passkey', async () => {
    answer('passkey-verify.not-verified');
    const { exits } = await openWithPasskey(from, { autofill: agrees });
    await expectPage(failed, 'There was a problem');
    expect(exits).toEqual([]);
  });

  it('counts the chosen passkey as tried and starts no automatic one after it', async () => {
    answer('passkey-verify.not-verified');
    const { store } = await openWithPasskey(from, { autofill: agrees });
    await expectPage(failed, 'There was a problem');
    expect(store.getState().passkey.hasTriedPasskey).toBe(true);
  });

  it.each<[ScenarioId, string]>([
    ['passkey-verify.attempts-exceeded', '/passkey-login-attempts-exceeded'],
    ['passkey-verify.unknown-error', '/passkey-user-login-failed'],
    ['passkey-verify.unsafe-redirect', '/error'],
  ])('shows, for the passkey answer %s, the page %s', async (scenario, path) => {
    answer(scenario);
    await openWithPasskey(from, { autofill: agrees });
    await expectPage(path);
    if (!path.endsWith('exceeded')) return;
    expect(await screen.findByRole('link', { name: 'Log in using my password instead' })).toHaveAttribute('href', passwordRoute);
  });

  it('signals an unknown passkey to the browser', async () => {
    answer('passkey-verify.unknown-credential');
    const { forgotten } = await openWithPasskey(from, { autofill: agrees });
    await expectPage('/passkey-user-login-failed');
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('shows that the service is unreachable, and starts the autofill request again', async () => {
    answer('passkey-verify.dead-once');
    const replies: Reply[] = [agrees, neverAnswers];
    const visited = await openWithPasskey(from, { autofill: (asked) => (replies.shift() ?? neverAnswers)(asked) });
    expect(await findErrorSummary()).toHaveTextContent('We could not reach the service.');
    expect(address()).toBe(from);
    await waitFor(() => expect(visited.lists).toHaveLength(2));
    expect(callCount('/authentication/options')).toBe(2);
  });

  it.each<[string, ScenarioId | undefined, object]>(
    sample(
      [
        ['there is no challenge', 'passkey-options.failed', {}],
        ['the service cannot be reached', 'passkey-options.dead', {}],
        ['the session has ended', 'passkey-options.unauthorised', {}],
        ['the person is locked out', 'passkey-options.attempts-exceeded', {}],
        ['the browser gives up', undefined, { autofill: refuses('AbortError') }],
        ['the person closes the list', undefined, { autofill: refuses('NotAllowedError') }],
        ['the browser finds the site wrong', undefined, { autofill: refuses('SecurityError') }],
        ['the browser has no such list', undefined, { hasList: () => Promise.resolve(false) }],
        ['the browser cannot say', undefined, { hasList: () => Promise.reject(new Error('No')) }],
      ],
      4,
    ),
  )('ignores a failed autofill request silently when %s', async (_why, scenario, browser) => {
    if (scenario) answer(scenario);
    const { exits, store, user } = await openWithPasskey(from, browser);
    await waitForIdle();
    expect([address(), exits, store.getState().page.loading]).toEqual([from, [], false]);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    await user.click(button('Continue'));
    expect((await errorSummary()).length).toBeGreaterThan(0);
  });
});

describe('passkey from the autofill list', () => {
  it('allows another attempt after an autofill passkey', async () => {
    answer('passkey-verify.not-verified', 1);
    const { user, exits } = await openWithPasskey('/enter-email', { autofill: agrees });
    await expectPage('/passkey-login-failed', 'There was a problem');
    await user.click(screen.getByLabelText('Try using my passkey again'));
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual([signedIn]));
  });

  it('allows a password after an autofill passkey without a given address', async () => {
    answer('passkey-verify.not-verified', 1);
    const replies: Reply[] = [agrees, neverAnswers];
    const { user } = await openWithPasskey('/enter-email', { autofill: (asked) => (replies.shift() ?? neverAnswers)(asked) });
    await expectPage('/passkey-login-failed', 'There was a problem');
    await user.click(screen.getByLabelText('Log in using my password instead'));
    await user.click(button('Continue'));
    await expectPage('/enter-email', 'Enter your email address');
  });
});
