import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer } from '../../mocks/server';
import { agrees, refuses, type Reply, waits } from '../support/authenticator';
import { fewOf } from '../support/few-of';
import { address, arriveAt, button, complaints, summary } from '../support/page';
import { arrive, pages, posted } from '../support/passkey-autofill';
import { untilQuiet } from '../support/under-way';

const signedIn = expect.stringMatching(/^\/api\/auth\/complete\?ticket=/) as string;

describe.each(fewOf(2, pages))('a passkey from the autofill list on $from', ({ from, failed, passwordRoute }) => {
  it('signs in with the passkey that is chosen', async () => {
    const { exits } = await arrive(from, { autofill: agrees });
    await waitFor(() => expect(exits).toEqual([signedIn]));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('that is not verified leads to the failed page', async () => {
    answer('passkey-verify.not-verified');
    const { exits } = await arrive(from, { autofill: agrees });
    await arriveAt(failed, 'There was a problem');
    expect(exits).toEqual([]);
  });

  it('counts as tried: none is asked for by itself after it', async () => {
    answer('passkey-verify.not-verified');
    const { store } = await arrive(from, { autofill: agrees });
    await arriveAt(failed, 'There was a problem');
    expect(store.getState().passkey.hasTriedPasskey).toBe(true);
  });

  it.each<[ScenarioId, string]>([
    ['passkey-verify.attempts-exceeded', '/passkey-login-attempts-exceeded'],
    ['passkey-verify.unknown-error', '/passkey-user-login-failed'],
    ['passkey-verify.unsafe-redirect', '/error'],
  ])('%s leads to %s', async (scenario, path) => {
    answer(scenario);
    await arrive(from, { autofill: agrees });
    await arriveAt(path);
    if (!path.endsWith('exceeded')) return;
    expect(await screen.findByRole('link', { name: 'Log in using my password instead' })).toHaveAttribute('href', passwordRoute);
  });

  it('tells the browser of a passkey that the server does not know', async () => {
    answer('passkey-verify.unknown-credential');
    const { forgotten } = await arrive(from, { autofill: agrees });
    await arriveAt('/passkey-user-login-failed');
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('says that the service could not be reached, and offers them again', async () => {
    answer('passkey-verify.dead-once');
    const replies: Reply[] = [agrees, waits];
    const visited = await arrive(from, { autofill: (asked) => (replies.shift() ?? waits)(asked) });
    expect(await summary()).toHaveTextContent('We could not reach the service.');
    expect(address()).toBe(from);
    await waitFor(() => expect(visited.lists).toHaveLength(2));
    expect(posted('/authentication/options')).toBe(2);
  });

  it.each<[string, ScenarioId | undefined, object]>(
    fewOf(4, [
      ['there is no challenge', 'passkey-options.failed', {}],
      ['the service cannot be reached', 'passkey-options.dead', {}],
      ['the session has ended', 'passkey-options.unauthorised', {}],
      ['the person is locked out', 'passkey-options.attempts-exceeded', {}],
      ['the browser gives up', undefined, { autofill: refuses('AbortError') }],
      ['the person closes the list', undefined, { autofill: refuses('NotAllowedError') }],
      ['the browser finds the site wrong', undefined, { autofill: refuses('SecurityError') }],
      ['the browser has no such list', undefined, { hasList: () => Promise.resolve(false) }],
      ['the browser cannot say', undefined, { hasList: () => Promise.reject(new Error('No')) }],
    ]),
  )('stays away, and nobody is told, when %s', async (_why, scenario, browser) => {
    if (scenario) answer(scenario);
    const { exits, store, user } = await arrive(from, browser);
    await untilQuiet();
    expect([address(), exits, store.getState().page.loading]).toEqual([from, [], false]);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    await user.click(button('Continue'));
    expect((await complaints()).length).toBeGreaterThan(0);
  });
});

describe('a passkey from the autofill list', () => {
  it('may be followed by another try', async () => {
    answer('passkey-verify.not-verified', 1);
    const { user, exits } = await arrive('/enter-email', { autofill: agrees });
    await arriveAt('/passkey-login-failed', 'There was a problem');
    await user.click(screen.getByLabelText('Try using my passkey again'));
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual([signedIn]));
  });

  it('may be followed by a password, whose address nobody has given yet', async () => {
    answer('passkey-verify.not-verified', 1);
    const replies: Reply[] = [agrees, waits];
    const { user } = await arrive('/enter-email', { autofill: (asked) => (replies.shift() ?? waits)(asked) });
    await arriveAt('/passkey-login-failed', 'There was a problem');
    await user.click(screen.getByLabelText('Log in using my password instead'));
    await user.click(button('Continue'));
    await arriveAt('/enter-email', 'Enter your email address');
  });
});
