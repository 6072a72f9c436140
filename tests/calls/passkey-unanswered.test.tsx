import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withAuthenticator } from '../support/authenticator';
import { expectPage } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { expectPasskeyNotUsed, passkeyNotUsedText } from '../support/passkey-outcomes';
import { startAt } from '../support/passkey-starts';

describe('passkey request that never settles', () => {
  const covering = 'If nothing has opened, use your password';
  /** An extension's: it ignores the signal. */
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
  ])('shows the password link after 8 seconds, from %s', async (from, path) => {
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
});
