import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, signInAs } from '../../mocks/server';
import { button, byId, expectPage, fill, findErrorSummary, statusRegion } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { visit } from '../support/visit';

const longWait = 'This is taking longer than usual. Keep this page open.';

/** The one live region around the pages; its frame holds the focus while there is no page. */
const status = statusRegion;
// The frame is no part of the page that anybody looks for.
// eslint-disable-next-line testing-library/no-node-access
const frame = () => status().parentElement;

/** Every text that the live region has had, in order. */
function listen() {
  const heard = [status().textContent].filter(Boolean);
  new MutationObserver(() => {
    const text = status().textContent;
    if (text && text !== heard.at(-1)) heard.push(text);
  }).observe(status(), { subtree: true, childList: true, characterData: true });
  return heard;
}

describe('wait for an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  async function press() {
    signInAs('mobile');
    answer('account-status.hang');
    const visited = await visit('/enter-email', { strict: false });
    await waitFor(statusRegion);
    const heard = listen();
    await fill(visited.user, 'user-email', 'mobile@example.com');
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true'));
    return { ...visited, heard };
  }

  it('announces the wait after a second, and a long wait after eight', async () => {
    const { heard } = await press();
    await act(() => vi.advanceTimersByTimeAsync(800));
    expect(heard).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(heard).toEqual(['Loading']);
    expect(screen.queryByText(longWait)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1300));
    expect(heard).toEqual(['Loading', longWait]);
    expect(screen.getByText(longWait)).toBeVisible();
  });

  it('prevents the focus from moving to the body', async () => {
    await press();
    expect(frame()).toHaveFocus();
  });
});

it('moves the focus from the wait to the error, not to the button before', async () => {
  signInAs('mobile');
  answer('account-status.invalid-email');
  const call = pendingCalls('account-status');
  const { user, store } = await visit('/enter-email', { strict: false });
  await waitFor(statusRegion);
  await fill(user, 'user-email', 'mobile@example.com');
  const focused = vi.spyOn(button('Continue'), 'focus');
  await user.click(button('Continue'));
  await waitFor(() => expect(call.sent()).toBe(1));
  expect(frame()).toHaveFocus();
  focused.mockClear();
  await call.answerNext();
  await waitFor(() => expect(store.getState().page.loading).toBe(false));
  await findErrorSummary();
  expect(focused).not.toHaveBeenCalled();
});

it('announces one heading for consecutive spinner pages, and moves the focus to the last page only', async () => {
  signInAs('mobile', { upTo: 'identity-token' });
  const client = pendingCalls('client-info');
  await visit('/authcode', { strict: false, whole: false });
  await waitFor(statusRegion);
  const heard = listen();
  await waitFor(() => expect(client.sent()).toBe(1));
  expect(window.location.pathname).toBe('/nhs-login-consent');
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(byId('heading')).not.toHaveFocus();
  await client.answerNext();
  await expectPage('/nhs-login-consent');
  await waitFor(() => expect(byId('heading')).toHaveFocus());
  expect(heard).toHaveLength(1);
  expect(status()).toBeEmptyDOMElement();
});
