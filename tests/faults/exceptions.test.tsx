import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Crash } from '@/app/crash';
import { routeFor } from '@/app/routes';
import { readHelpCode } from '@/session/help-code';
import { deliverBy, reportRendering, reportUncaughtErrors } from '@/session/report';
import { expectConsoleMessage, followDocument } from '../support/environment';
import { button, expectPage, link, visit } from '../support/user';

function recordReports() {
  const reported = vi.fn();
  // Flushes pending events of earlier tests.
  deliverBy(() => undefined);
  onTestFinished(deliverBy(reported));
  return reported;
}

function Broken(): never {
  throw new Error('secret');
}

function breakPage(path: string) {
  const page = routeFor(path)?.page as { Component: () => ReactNode } | undefined;
  if (!page) throw new Error(`No page at ${path}`);
  vi.spyOn(page, 'Component').mockImplementation(Broken);
  expectConsoleMessage(/secret|error boundary/);
}

const crash = 'Something went wrong';

const crashAt = (path: string) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', path);
  render(
    <Crash>
      <Broken />
    </Crash>,
  );
};

it('renders the crash page without store, router or any other component', () => {
  crashAt('/');
  const heading = screen.getByRole('heading', { level: 1, name: crash });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Something went wrong - NHS login');
  expect(screen.getByRole('main')).toHaveTextContent('Sorry, there is a problem with this page. Try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
});

it('shows the help code of the report', async () => {
  const reported = recordReports();
  crashAt('/consent-confirmation');
  const code = (await screen.findByText(/^If you contact us, give this code:/)).textContent.slice(
    'If you contact us, give this code: '.length,
    'If you contact us, give this code: 8FR-KNQ'.length,
  );
  expect(readHelpCode(code)).toMatchObject({ cause: 'exception', addresses: expect.arrayContaining(['/consent-confirmation']) });
  await waitFor(() => expect(reported.mock.calls).toEqual([['helpCode', undefined, code]]));
  expect(screen.getByRole('heading', { level: 1, name: crash })).toHaveFocus();
});

it('preserves the crash page when the help code throws', async () => {
  const broken = vi.spyOn(document.documentElement, 'dataset', 'get').mockImplementation(Broken);
  crashAt('/consent-confirmation');
  await waitFor(() => expect(broken).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText(/^If you contact us, give this code:/)).not.toBeInTheDocument();
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

async function open() {
  const visited = await visit('/enter-email', { persona: 'mobile' });
  followDocument(reportUncaughtErrors);
  return visited;
}

const exception = new Error('secret');

/** The browser's report, with a user's typed text in it. */
const fail = (type: 'error' | 'unhandledrejection') =>
  window.dispatchEvent(Object.assign(new Event(type), { [type === 'error' ? 'error' : 'reason']: exception, message: 'secret' }));

it.each(['error', 'unhandledrejection'] as const)('reports an uncaught exception (%s), and preserves a page with a form', async (type) => {
  const { exits } = await open();
  const reported = recordReports();
  expectConsoleMessage(/^Something unexpected has happened$/);
  fail(type);
  expect(reported.mock.calls).toEqual([['uncaught', exception]]);
  await expectPage('/enter-email', 'Enter your email address');
  expect(exits).toEqual([]);
});

it('logs an exception during rendering without its message, and reports it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = recordReports();
  reportRendering(exception);
  expect(reported.mock.calls).toEqual([['rendering', exception]]);
  expect(logged.mock.calls).toEqual([['A page could not be shown']]);
});
