import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInAs, world } from '../../mocks/server';
import { address, button, byId, expectPage, fill, link, statusRegion } from '../support/page';
import { visit } from '../support/visit';

const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';
const network = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));

async function open(path = '/enter-email') {
  signInAs('mobile');
  const visited = await visit(path, { strict: false });
  await waitFor(statusRegion);
  return visited;
}

describe('offline browser', () => {
  it('shows that the network is gone, and for a while that it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    network('offline');
    expect(statusRegion()).toHaveTextContent(offline);
    network('online');
    expect(statusRegion()).toHaveTextContent(back);
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(statusRegion()).toBeEmptyDOMElement();
  });

  it('opens the last clicked link when the network is back', async () => {
    const { user } = await open();
    await fill(user, 'user-email', 'half@');
    network('offline');
    await user.click(link('Cookies'));
    await user.click(link('Terms and conditions'));
    expect(address()).toBe('/enter-email');
    expect(byId('user-email')).toHaveValue('half@');
    network('online');
    await expectPage('/terms-and-conditions');
  });

  it('does not open a link of a page that the user has left', async () => {
    const { user } = await open();
    network('offline');
    await user.click(link('Cookies'));
    window.history.pushState({ usr: null, key: 'left' }, '', '/error');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
    await expectPage('/error');
    network('online');
    await waitFor(() => expect(statusRegion()).toHaveTextContent(back));
    expect(address()).toBe('/error');
  });

  it('opens anchors and new tabs without a wait', async () => {
    const { user } = await open();
    network('offline');
    const held = vi.fn();
    document.addEventListener('click', ({ defaultPrevented }) => held(defaultPrevented), { once: true });
    await user.click(link('Help centre (opens in a new tab)'));
    expect(held).toHaveBeenCalledExactlyOnceWith(false);
    await user.click(link('Skip to main content'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows a message for each click on a button, and sends nothing later', async () => {
    const { user, store } = await open();
    await fill(user, 'user-email', 'mobile@example.com');
    network('offline');
    const before = screen.getByText(offline);
    await user.click(button('Continue'));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(screen.getByText(offline)).toBeVisible();
    expect(store.getState().page.loading).toBe(false);
    network('online');
    expect(byId('user-email')).toHaveValue('mobile@example.com');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(button('Continue'));
    await expectPage('/log-in-password');
  });
});
