import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { LoadingPage } from '@/delivery/loading-page';
import { server, signInAs, world } from '../../mocks/server';
import { button, byId, expectPage, findErrorSummary, link } from '../support/page';
import { visit } from '../support/visit';

const none = { showBanner: false, message: '' };
const shown = (message: string) => ({ showBanner: true, message });

describe('the frame of every page', () => {
  it('has the logo, the service, and the links of the footer', async () => {
    await visit('/error');
    expect(within(screen.getByRole('banner')).getByRole('img', { name: 'NHS' })).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/terms-and-conditions');
    expect(footer.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies');
    expect(footer.getByRole('link', { name: /^Accessibility/ })).toHaveAttribute('href', '/accessibility');
    const help = footer.getByRole('link', { name: 'Help centre (opens in a new tab)' });
    expect(help).toHaveAttribute('href', 'https://help.login.nhs.uk');
    expect(help).toHaveAttribute('rel', 'noopener noreferrer');
    expect(footer.getByText(/©/)).toBeVisible();
  });

  it('has a skip link that leads to the main content without leaving anything in the address', async () => {
    const { user } = await visit('/error');
    await user.click(link('Skip to main content'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.tab();
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  it('gives the focus to the heading of each page, the first one too, which comes later than the document', async () => {
    signInAs('mobile');
    const { user } = await visit('/not-registered', { strict: false });
    expect(byId('heading')).toHaveFocus();
    await user.click(button('Try again'));
    await expectPage('/enter-email', 'Enter your email address');
    await waitFor(() => expect(byId('heading')).toHaveFocus());
  });

  it('does not take the focus on a first page that came with the document', async () => {
    signInAs('mobile');
    window.earlyEvents = { take: () => [] };
    await visit('/enter-email', { strict: false });
    expect(document.body).toHaveFocus();
  });

  it('does not take the focus on the first page from what has it already', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await visit('/not-registered', { strict: false });
    expect(field).toHaveFocus();
    field.remove();
  });

  it('leaves the focus of the first page to a summary of what went wrong', async () => {
    signInAs('mobile');
    const state = { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_REQUIRED' } };
    await visit('/enter-email', { strict: false, state });
    await findErrorSummary();
  });

  it('says that it is loading, outside of what is not ready to be read', () => {
    render(<LoadingPage />);
    const word = screen.getByRole('status');
    expect(word).toHaveTextContent('Loading');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('main')).not.toContainElement(word);
  });

  it('goes to the anchor of an address', async () => {
    await visit('/error#maincontent');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('shows a page anew when the same address is gone to again', async () => {
    signInAs('mobile');
    const { user } = await visit('/not-registered');
    await user.click(button('Try again'));
    await expectPage('/enter-email', 'Enter your email address');
    await user.click(button('Continue'));
    await findErrorSummary();
    window.history.pushState({ usr: null, key: 'again' }, '', '/enter-email');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    await waitFor(() => expect(screen.queryByText('There is a problem')).not.toBeInTheDocument());
  });
});

describe('status banners', () => {
  it('the one for the app is on every page', async () => {
    world().banners = { app: shown('Texts are slow today'), alerts: none };
    await visit('/error');
    expect(await screen.findByText('Texts are slow today')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Important' })).toBeVisible();
  });

  it('the one for alerts is on the entry screen', async () => {
    signInAs('mobile');
    world().banners = { app: none, alerts: shown('Closed on Sunday') };
    await visit('/enter-email');
    expect(await screen.findByText('Closed on Sunday')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Service status' })).toBeVisible();
  });

  it('the one for alerts is nowhere else', async () => {
    world().banners = { app: shown('Texts are slow today'), alerts: shown('Closed on Sunday') };
    await visit('/error');
    await screen.findByText('Texts are slow today');
    expect(screen.queryByText('Closed on Sunday')).not.toBeInTheDocument();
  });

  it.each([
    ['switched off', { showBanner: false, message: 'Texts are slow today' }],
    ['without a message', { showBanner: true, message: '' }],
  ])('one that is %s is not shown', async (_what, app) => {
    world().banners = { app, alerts: none };
    const { store } = await visit('/error');
    await waitFor(() => expect(store.getState().banners.app).toEqual(app));
    expect(screen.queryByRole('region', { name: 'Important' })).not.toBeInTheDocument();
  });

  it('show markup as text', async () => {
    world().banners = { app: shown('<b>Bold</b>'), alerts: none };
    await visit('/error');
    expect(await screen.findByText('<b>Bold</b>')).toBeVisible();
  });

  it.each([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    ['is a page', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['has another shape', () => HttpResponse.json({ app: 'hello' })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('are ignored when their file %s', async (_what, respond) => {
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
});
