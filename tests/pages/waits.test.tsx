import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useWaitMessage } from '@/app/status-region';
import { LoadingPage } from '@/delivery/busy';
import { answer, world } from '../../mocks/server';
import { openStore, pendingCalls } from '../support/environment';
import {
  address,
  button,
  byId,
  errorSummary,
  expectPage,
  fill,
  findErrorSummary,
  link,
  openAndSubmit,
  senderOf,
  signIn,
  statusRegion,
  visit,
} from '../support/user';

const longWait = 'This is taking longer than usual. Keep this page open.';

// The layout around the live region has the focus while no page is mounted, and has no role.
// eslint-disable-next-line testing-library/no-node-access
const layoutElement = () => statusRegion().parentElement;

function recordAnnouncements() {
  const announced = [statusRegion().textContent].filter(Boolean);
  new MutationObserver(() => {
    const text = statusRegion().textContent;
    if (text && text !== announced.at(-1)) announced.push(text);
  }).observe(statusRegion(), { subtree: true, childList: true, characterData: true });
  return announced;
}

describe('wait for an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  async function openAndSubmitSlowly() {
    answer('account-status.hang');
    const visited = await visit('/enter-email', { persona: 'mobile' });
    await waitFor(statusRegion);
    const announced = recordAnnouncements();
    await fill(visited.user, 'user-email', 'mobile@example.com');
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true'));
    return { ...visited, announced };
  }

  it('announces the wait after a second, and a long wait after eight', async () => {
    const { announced } = await openAndSubmitSlowly();
    await act(() => vi.advanceTimersByTimeAsync(800));
    expect(announced).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(announced).toEqual(['Loading']);
    expect(screen.queryByText(longWait)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1300));
    expect(announced).toEqual(['Loading', longWait]);
    expect(screen.getByText(longWait)).toBeVisible();
  });

  it('leaves the first announcement of a wait to the spinner before the first page', async () => {
    const { store } = openStore();
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    render(<LoadingPage />, { wrapper });
    const { result } = renderHook(useWaitMessage, { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(result.current).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(result.current).toBe(longWait);
  });
});

it('moves the focus from the wait to the error, not to the button before', async () => {
  answer('account-status.invalid-email');
  const call = pendingCalls('account-status');
  const { user, store } = await visit('/enter-email', { persona: 'mobile' });
  await waitFor(statusRegion);
  await fill(user, 'user-email', 'mobile@example.com');
  const focused = vi.spyOn(button('Continue'), 'focus');
  await user.click(button('Continue'));
  await waitFor(() => expect(call.sent()).toBe(1));
  expect(layoutElement()).toHaveFocus();
  focused.mockClear();
  await call.answerNext();
  await waitFor(() => expect(store.getState().page.loading).toBe(false));
  await findErrorSummary();
  expect(focused).not.toHaveBeenCalled();
});

it('announces one heading for consecutive spinner pages, and moves the focus to the last page only', async () => {
  const client = pendingCalls('client-info');
  await visit('/authcode', { persona: 'mobile', upTo: 'identity-token', whole: false });
  await waitFor(statusRegion);
  const announced = recordAnnouncements();
  await waitFor(() => expect(client.sent()).toBe(1));
  expect(window.location.pathname).toBe('/nhs-login-consent');
  await waitFor(() => expect(announced).toHaveLength(1));
  expect(byId('heading')).not.toHaveFocus();
  await client.answerNext();
  await expectPage('/nhs-login-consent');
  await waitFor(() => expect(byId('heading')).toHaveFocus());
  expect(announced).toHaveLength(1);
  expect(statusRegion()).toBeEmptyDOMElement();
});

/** Whether keyboard, pointer and screen reader cannot reach an element. */
const inert = (element: Element) => element.matches('[inert], [inert] *');

it('makes the page inert during a call, but not its heading and the layout', async () => {
  answer('account-status.invalid-email');
  const call = pendingCalls('account-status');
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  const parts = () => [byId('user-email'), button('Continue'), link(/^Learn more/)];
  expect(parts().map(inert)).toEqual([false, false, false]);
  await waitFor(() => expect(statusRegion()).toBeEmptyDOMElement());
  await user.type(byId('user-email'), 'mobile@example.com');
  await user.click(button('Continue'));
  await waitFor(() => expect(call.sent()).toBe(1));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(statusRegion()).toHaveTextContent(/^Loading$/));
  expect(parts().map(inert)).toEqual([true, true, true]);
  // Each of these can have the focus, or receive it by Tab, during a wait.
  expect([byId('heading'), link('Skip to main content'), link('Cookies')].map(inert)).toEqual([false, false, false]);
  await call.answerNext();
  expect(await errorSummary()).toHaveLength(1);
  expect(statusRegion()).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(parts().map(inert)).toEqual([false, false, false]);
});
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
