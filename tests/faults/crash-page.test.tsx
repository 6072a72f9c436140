import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Crash } from '@/app/crash';
import { routeFor } from '@/app/route-for';
import { readHelpCode } from '@/session/help/help-code';
import { deliverBy } from '@/session/report';
import { expectConsoleMessage } from '../support/console-guard';
import { button, expectPage, link } from '../support/page';
import { visit } from '../support/visit';

function Broken(): never {
  throw new Error('secret');
}

/** Breaks the page at an address as a mistake in its code would. */
function breakPage(path: string) {
  const page = routeFor(path)?.page as { Component: () => ReactNode } | undefined;
  if (!page) throw new Error(`No page at ${path}`);
  vi.spyOn(page, 'Component').mockImplementation(Broken);
  expectConsoleMessage(/secret|error boundary/);
}

const crash = 'Something went wrong';

it('renders the crash page without store, router or any other component', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Crash>
      <Broken />
    </Crash>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: crash });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Something went wrong - NHS login');
  expect(screen.getByRole('main')).toHaveTextContent('We could not show this page. Check your internet connection and try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
});

describe('help code of the crash page', () => {
  /** An exception at an address, outside of every part of the app. */
  const crashAt = (path: string) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', path);
    render(
      <Crash>
        <Broken />
      </Crash>,
    );
  };

  it('reserves space for the help code before it is loaded', () => {
    crashAt('/consent-confirmation');
    expect(screen.getByRole('main')).toContainHTML('<div class="app-reserved-code"></div>');
  });

  it('shows the help code of the report', async () => {
    const reported = vi.fn();
    // Events that the tests before have left waiting are theirs.
    deliverBy(() => undefined);
    const stop = deliverBy(reported);
    crashAt('/consent-confirmation');
    const code = (await screen.findByText(/^Help code:/)).textContent.slice('Help code: '.length, 'Help code: K7D-4Q2'.length);
    expect(readHelpCode(code)).toMatchObject({ cause: 'exception', address: '/consent-confirmation', reference: '' });
    expect(reported.mock.calls).toEqual([['helpCode', code]]);
    expect(screen.getByRole('heading', { level: 1, name: crash })).toHaveFocus();
    stop();
  });

  it('preserves the crash page when the help code throws', async () => {
    const broken = vi.spyOn(document.documentElement, 'dataset', 'get').mockImplementation(Broken);
    crashAt('/consent-confirmation');
    await waitFor(() => expect(broken).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.queryByText(/^Help code:/)).not.toBeInTheDocument();
  });
});

it('shows the next page and the previous one after an exception on a page', async () => {
  breakPage('/cookies');
  const { user } = await visit('/not-registered');
  await user.click(link('Cookies'));
  await expectPage('/cookies', crash);
  expect(button('Try again')).toBeVisible();
  await user.click(link('Terms and conditions'));
  await expectPage('/terms-and-conditions');
  window.history.go(-2);
  await expectPage('/not-registered');
});

it('renders a crashed page again on the next visit', async () => {
  breakPage('/cookies');
  const { user } = await visit('/not-registered');
  await user.click(link('Cookies'));
  await expectPage('/cookies', crash);
  vi.restoreAllMocks();
  await user.click(link('Cookies'));
  await expectPage('/cookies');
});
