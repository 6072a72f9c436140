import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { LoadingPage } from '@/delivery/busy';
import { server, world } from '../../mocks/server';
import { openStore } from '../support/environment';
import { address, attributesOf, button, byId, expectPage, fill, findErrorSummary, link, statusRegion, visit } from '../support/user';

const none = { showBanner: false, message: '' };
const shown = (message: string) => ({ showBanner: true, message });

describe('layout of every page', () => {
  it('shows the logo, the service and the footer links', async () => {
    await visit('/error');
    expect(within(screen.getByRole('banner')).getByRole('img', { name: 'NHS' })).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/terms-and-conditions');
    expect(footer.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies');
    expect(footer.getByRole('link', { name: /^Accessibility/ })).toHaveAttribute('href', '/accessibility');
    const help = footer.getByRole('link', { name: 'Help centre (opens in a new tab)' });
    expect(attributesOf(help)).toMatchObject({ href: 'https://help.login.nhs.uk', rel: 'noopener noreferrer' });
    expect(footer.getByText(/©/)).toBeVisible();
  });

  it('moves the focus to the main content by the skip link, without a change of the address', async () => {
    const { user } = await visit('/error');
    await user.click(link('Skip to main content'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.tab();
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  it('moves the focus to the heading of each page, including a late first page', async () => {
    const { user } = await visit('/not-registered', { persona: 'mobile' });
    expect(byId('heading')).toHaveFocus();
    await user.click(button('Try again'));
    await expectPage('/enter-email', 'Enter your email address');
    await waitFor(() => expect(byId('heading')).toHaveFocus());
  });

  it('does not move the focus on a prerendered first page', async () => {
    window.earlyEvents = { take: () => [] };
    await visit('/enter-email', { persona: 'mobile' });
    expect(document.body).toHaveFocus();
  });

  it('does not move the focus from an element that has it on the first page', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await visit('/not-registered');
    expect(field).toHaveFocus();
    field.remove();
  });

  it('leaves the focus of the first page to the error summary', async () => {
    const state = { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_REQUIRED' } };
    await visit('/enter-email', { persona: 'mobile', state });
    await findErrorSummary();
  });

  it('announces the loading state outside the busy content', () => {
    render(
      <Provider store={openStore().store}>
        <LoadingPage />
      </Provider>,
    );
    const word = screen.getByRole('status');
    expect(word).toHaveTextContent('Loading');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('main')).not.toContainElement(word);
  });

  it('scrolls to the anchor of an address', async () => {
    await visit('/error#maincontent');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('renders a page again after a navigation to the same address', async () => {
    const { user } = await visit('/not-registered', { persona: 'mobile' });
    await user.click(button('Try again'));
    await expectPage('/enter-email', 'Enter your email address');
    await user.click(button('Continue'));
    await findErrorSummary();
    window.history.pushState({ usr: null, key: 'again' }, '', '/enter-email');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    await waitFor(() => expect(screen.queryByText('There is a problem')).not.toBeInTheDocument());
  });
});

it('shows the alert banner on no other page', async () => {
  world().banners = { app: shown('Texts are slow today'), alerts: shown('Closed on Sunday') };
  await visit('/error');
  await screen.findByText('Texts are slow today');
  expect(screen.queryByText('Closed on Sunday')).not.toBeInTheDocument();
});

it.each([
  ['switched off', { showBanner: false, message: 'Texts are slow today' }],
  ['without a message', { showBanner: true, message: '' }],
])('does not show a banner that is %s', async (_what, app) => {
  world().banners = { app, alerts: none };
  const { store } = await visit('/error');
  await waitFor(() => expect(store.getState().banners.app).toEqual(app));
  expect(screen.queryByRole('region', { name: 'Important' })).not.toBeInTheDocument();
});

it('shows markup in a banner as text', async () => {
  world().banners = { app: shown('<b>Bold</b>'), alerts: none };
  await visit('/error');
  expect(await screen.findByText('<b>Bold</b>')).toBeVisible();
});

it.each([
  ['is missing', () => new HttpResponse(null, { status: 404 })],
  ['is a page', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['has another shape', () => HttpResponse.json({ app: 'hello' })],
  ['cannot be reached', () => HttpResponse.error()],
])('ignores the banners when their file %s', async (_what, respond) => {
  let asked = 0;
  server.use(
    http.get('*/banners.json', () => {
      asked += 1;
      return respond();
    }),
  );
  const { store } = await visit('/error');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await expectPage('/error', 'Something went wrong');
  expect(store.getState().banners).toEqual({ app: none, alerts: none });
});
const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';
const network = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));

async function open(path = '/enter-email') {
  const visited = await visit(path, { persona: 'mobile' });
  await waitFor(statusRegion);
  return visited;
}

it('shows that the device is offline, and briefly that it is online again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open();
  network('offline');
  expect(statusRegion()).toHaveTextContent(offline);
  network('online');
  expect(statusRegion()).toHaveTextContent(back);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(statusRegion()).toBeEmptyDOMElement();
});

it('opens the last link clicked offline when the network is back', async () => {
  const { user } = await open();
  await fill(user, 'user-email', 'half@');
  network('offline');
  expect(fireEvent.click(link('Cookies'))).toBe(false);
  await user.click(link('Terms and conditions'));
  expect(address()).toBe('/enter-email');
  expect(byId('user-email')).toHaveValue('half@');
  network('online');
  await expectPage('/terms-and-conditions');
});

it('drops a link clicked offline on a page that the user has left', async () => {
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

it('opens anchors and new tabs offline without a wait', async () => {
  const { user } = await open();
  network('offline');
  const prevented = vi.fn();
  document.addEventListener('click', ({ defaultPrevented }) => prevented(defaultPrevented), { once: true });
  await user.click(link('Help centre (opens in a new tab)'));
  expect(prevented).toHaveBeenCalledExactlyOnceWith(false);
  await user.click(link('Skip to main content'));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('shows a message for each click on a button offline, and sends nothing later', async () => {
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
