import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { agrees, refuses, waits } from '../support/authenticator';
import { address, arriveAt, byId, link, summary } from '../support/page';
import { begin, named, type Start, startAt } from '../support/passkey-starts';
import { performAction } from '../support/page-action';

const headings: Readonly<Record<string, string>> = {
  '/passkey-login-failed': 'There was a problem',
  '/passkey-user-login-failed': 'There was a problem',
  '/passkey-enter-email-login-failed': 'We were unable to authenticate you',
  '/passkey-login-attempts-exceeded': 'You cannot continue',
  '/error': 'Something went wrong',
};
const arriveAtKnown = (path: string) => arriveAt(path, headings[path]);
const notUsed = 'Your passkey was not used. Try again, or choose another way to log in.';
const signedIn = /^\/api\/auth\/complete\?ticket=/;

async function expectNotUsed({ from, failed }: Start) {
  if (failed) return arriveAtKnown(failed);
  expect(await summary()).toHaveTextContent(notUsed);
  expect(address()).toBe(from);
}

async function expectBarred({ passwordRoute }: Start) {
  await arriveAtKnown('/passkey-login-attempts-exceeded');
  // Other lockout pages have the same heading.
  expect(await screen.findByText(/with your passkey too many times/)).toBeVisible();
  expect(link('Log in using my password instead')).toHaveAttribute('href', passwordRoute);
}

describe.each(named)('a passkey asked for on %s', (_from, start) => {
  it('that is verified sends the browser on, and everything stored goes', async () => {
    const { exits, dialogs } = await begin(start);
    await waitFor(() => expect(exits).toEqual([expect.stringMatching(signedIn)]));
    expect(dialogs).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
  });

  it('that the person refuses, then uses', async () => {
    const replies = [refuses('NotAllowedError'), agrees];
    const visited = await begin(start, { dialog: (asked) => (replies.shift() ?? agrees)(asked) });
    await expectNotUsed(start);
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(false));
    expect([visited.dialogs.length, visited.exits]).toEqual([1, []]);
    if (start.failed && start.failed !== start.from) return;
    await performAction(visited, start);
    await waitFor(() => expect(visited.exits).toEqual([expect.stringMatching(signedIn)]));
  });

  it('that is not verified', async () => {
    answer('passkey-verify.not-verified');
    const { exits } = await begin(start);
    await expectNotUsed(start);
    expect(exits).toEqual([]);
  });

  it('that the browser finds wrong is an error', async () => {
    await begin(start, { dialog: refuses('SecurityError') });
    await arriveAtKnown('/error');
  });

  it.each<ScenarioId>(['passkey-options.refused', 'passkey-verify.login-attempts-exceeded'])('%s', async (scenario) => {
    answer(scenario);
    await begin(start);
    await expectBarred(start);
  });

  it('that the server refuses for another reason', async () => {
    answer('passkey-verify.failed');
    await begin(start);
    await arriveAtKnown('/passkey-user-login-failed');
  });
});

const several = ['/enter-email', '/passkey-enter-email', '/enter-mobile-code'].map((from) => [from, startAt(from)] as const);

describe.each(several)('a passkey asked for on %s', (_from, start) => {
  it.each(['NotAllowedError', 'AbortError', 'TimeoutError', 'InvalidStateError', 'NotSupportedError', 'NotReadableError', 'TypeError'])(
    'that ends in %s was not used',
    async (name) => {
      await begin(start, { dialog: refuses(name) });
      await expectNotUsed(start);
      expect(world().calls.some(({ path }) => path.endsWith('/verify'))).toBe(false);
    },
  );

  it.each(['SecurityError', 'UnknownError'])('that ends in %s is an error', async (name) => {
    const { exits } = await begin(start, { dialog: refuses(name) });
    await arriveAtKnown('/error');
    expect(exits).toEqual([]);
  });

  it('that is of another site is an error', async () => {
    answer('passkey-options.wrong-rp');
    const { dialogs } = await begin(start, { dialog: refuses('SecurityError') });
    await arriveAtKnown('/error');
    expect(dialogs[0]?.publicKey.rpId).toBe('wrong.example');
  });

  it('that the browser does not answer with was not used', async () => {
    await begin(start, { dialog: () => Promise.resolve(null) });
    await expectNotUsed(start);
  });

  it('whose answer leads to an unsafe address is an error', async () => {
    answer('passkey-verify.unsafe-redirect');
    const { exits } = await begin(start);
    await arriveAtKnown('/error');
    expect(exits).toEqual([]);
  });

  it.each<ScenarioId>([
    'passkey-options.attempts-exceeded',
    'passkey-options.login-attempts-exceeded',
    'passkey-options.pending-change',
    'passkey-verify.attempts-exceeded',
    'passkey-verify.pending-change',
    'passkey-verify.refused',
  ])('%s leads to the page that says so', async (scenario) => {
    answer(scenario);
    await begin(start);
    await expectBarred(start);
  });

  it.each<ScenarioId>([
    'passkey-options.failed',
    'passkey-options.server-error',
    'passkey-verify.server-error',
    'passkey-verify.wrong-shape',
  ])('%s leads to the page of failed passkeys', async (scenario) => {
    answer(scenario);
    await begin(start);
    await arriveAtKnown('/passkey-user-login-failed');
  });
});

describe('a passkey that the browser is still asking for', () => {
  it('is given up when the person goes back, and does not take them anywhere', async () => {
    const { dialogs, exits, store } = await begin(startAt('/enter-mobile-code'), { dialog: waits });
    await waitFor(() => expect(dialogs).toHaveLength(1));
    expect(dialogs[0]?.signal.aborted).toBe(false);
    window.history.pushState(null, '', '/not-registered');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await arriveAt('/not-registered', 'We cannot log you in');
    expect(dialogs[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect([address(), exits, screen.queryByText(notUsed)]).toEqual(['/not-registered', [], null]);
  });
});
