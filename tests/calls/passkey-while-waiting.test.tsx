import { act, screen, waitFor } from '@testing-library/react';
import { ACCOUNT_CHECK_MIN_MS } from '@/limits-and-durations';
import { signInEnded } from '@/state/events';
import * as waits from '@/timers';
import { emailOf } from '../../mocks/people/personas';
import { answer, world } from '../../mocks/server';
import { beginAnotherSession, neverAnswers, passkeyId, waitForIdle, withAuthenticator } from '../support/environment';
import {
  address,
  callCount,
  expectPage,
  expectPasskeyNotUsed,
  openAndSubmit,
  openWithAutofill,
  passkeyNotUsedText,
  performAction,
  signIn,
  startAt,
  startPasskeyLogin,
  type Visit,
  visit,
} from '../support/user';

const signedIn = expect.stringMatching(/^\/api\/auth\/complete\?ticket=/) as string;
const posts = () => world().calls.flatMap(({ method, path }) => (method === 'POST' ? [path] : []));
const textOf = (bytes: ArrayBuffer = new ArrayBuffer()) => Buffer.from(bytes).toString('base64url');

/** Holds each wait of so many milliseconds until the returned function is called. */
function holdWait(heldMs: number) {
  const ends: (() => void)[] = [];
  vi.mocked(waits.pause).mockImplementation((ms) => new Promise((resolve) => (ms === heldMs ? ends.push(resolve) : setTimeout(resolve))));
  return () => ends.splice(0).forEach((end) => end());
}

describe('passkey login during the account check spinner', () => {
  let endSpinner: () => void;
  beforeEach(() => {
    endSpinner = holdWait(ACCOUNT_CHECK_MIN_MS);
  });

  /** The user has entered their email address, and the app is idle until the spinner's minimum time is over. */
  async function enterEmail() {
    const visited = await startPasskeyLogin(startAt('/enter-email'));
    await waitFor(() => expect(posts()).toContain('/api/login/account-status'));
    await waitForIdle();
    return visited;
  }

  it('requests the challenge before the spinner ends, and opens the dialogue after it', async () => {
    const { dialogs, exits, store } = await enterEmail();
    expect(callCount('/authentication/options')).toBe(1);
    expect(dialogs).toEqual([]);
    expect(store.getState().page).toMatchObject({ loading: true, instruction: '' });
    endSpinner();
    await waitFor(() => expect(exits).toEqual([signedIn]));
    expect(dialogs).toHaveLength(1);
    expect(callCount('/authentication/options')).toBe(1);
  });

  it('shows a refused challenge after the spinner has ended', async () => {
    answer('passkey-options.attempts-exceeded');
    await enterEmail();
    expect(callCount('/authentication/options')).toBe(1);
    expect(address()).toBe('/enter-email');
    endSpinner();
    await expectPage('/passkey-login-attempts-exceeded');
  });

  it('opens no passkey dialogue after the user has left the page', async () => {
    const { dialogs, user } = await enterEmail();
    await user.click(screen.getByText('Cookies', { selector: 'footer a' }));
    await expectPage('/cookies');
    endSpinner();
    await waitForIdle();
    expect(dialogs).toEqual([]);
    expect(address()).toBe('/cookies');
  });

  it.each<[string, (store: Visit['store']) => void]>([
    ['the user has signed out', (store) => act(() => void store.dispatch(signInEnded('endedElsewhere')))],
    ['another tab has begun another session', beginAnotherSession],
  ])('opens no passkey dialogue after %s, and discards the challenge', async (_what, happens) => {
    const { dialogs, store } = await enterEmail();
    happens(store);
    endSpinner();
    await expectPage('/session-invalid');
    expect(dialogs).toEqual([]);
    expect(callCount('/authentication/verify')).toBe(0);
  });
});

it('requests one challenge of its own after the autofill list, for the passkeys of the account', async () => {
  const { user, lists, dialogs } = await openWithAutofill('/enter-email', { dialog: neverAnswers });
  expect(callCount('/authentication/options')).toBe(1);
  await performAction({ user }, { typed: { 'Email address': emailOf('passkey-and-mobile') }, clicked: 'Continue' });
  await waitFor(() => expect(dialogs).toHaveLength(1));
  expect(callCount('/authentication/options')).toBe(2);
  const [list, dialog] = [lists[0]?.publicKey, dialogs[0]?.publicKey];
  expect(list?.allowCredentials).toEqual([]);
  expect(dialog?.allowCredentials?.map(({ id }) => textOf(id))).toEqual([passkeyId]);
  expect(textOf(dialog?.challenge)).not.toBe(textOf(list?.challenge));
});

it('ends the sign-in when another tab starts another session during the account check', async () => {
  const endSpinner = holdWait(ACCOUNT_CHECK_MIN_MS);
  const visited = await visit('/enter-email', { persona: 'mobile' });
  await performAction(visited, { typed: { 'Email address': emailOf('mobile') }, clicked: 'Continue' });
  await waitFor(() => expect(visited.store.getState().profile.status).toBe('CONFIRMED'));
  await waitForIdle();
  expect(address()).toBe('/enter-email');
  beginAnotherSession();
  endSpinner();
  await expectPage('/session-invalid');
});

const covering = 'If nothing has opened, use your password';
/** An extension's implementation, which ignores the signal. */
const neverSettles = () =>
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => new Promise(() => undefined) } });

async function ask(from: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  withAuthenticator();
  neverSettles();
  const visited = await openAndSubmit(startAt(from), signIn(startAt(from)));
  await screen.findAllByText('Follow the steps on your device.');
  return visited;
}

it.each(['/enter-email', '/passkey-enter-email', '/enter-mobile-code'])(
  "treats the passkey as not used after the server's timeout, from %s",
  async (from) => {
    const { store } = await ask(from);
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(store.getState().page.loading).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await expectPasskeyNotUsed(startAt(from));
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
  },
);

it.each([
  ['/enter-email', '/log-in-password'],
  ['/passkey-enter-email', '/login'],
  ['/login', '/login'],
  ['/enter-mobile-code', '/log-in-password'],
])('shows the password link to a user with a pending passkey after 8 seconds, from %s', async (from, path) => {
  const { user, store } = await ask(from);
  expect(screen.queryByRole('link', { name: covering })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(8100));
  const link = await screen.findByRole('link', { name: covering });
  // Announced, and not inside an inert or busy element.
  expect(link).toHaveAttribute('href', path);
  expect(screen.getAllByRole('status').some((region) => region.contains(link))).toBe(true);
  expect(screen.getByRole('main')).not.toContainElement(link);
  await user.tab();
  expect(link).toHaveFocus();
  await user.keyboard('{Enter}');
  await expectPage(path);
  await waitFor(() => expect(store.getState().page.loading).toBe(false));
  expect(screen.queryByRole('link', { name: covering })).not.toBeInTheDocument();
  expect(screen.queryByText(passkeyNotUsedText)).not.toBeInTheDocument();
});
