import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { HelpCode } from '@/page/help/help-code';
import { readHelpCode } from '@/session/help/help-code';
import { deliverBy } from '@/session/report';
import { answer, signInAs } from '../../mocks/server';
import { button, fill, findErrorSummary } from '../support/page';
import { visit } from '../support/visit';

const reported = vi.fn();
beforeEach(() => {
  // Events that the tests before have left waiting are theirs.
  const stop = deliverBy(reported);
  reported.mockReset();
  return stop;
});

/** The code as it is shown, and as it is read aloud. */
function codes() {
  const line = screen.getByText(/^Help code:/);
  const [, shown = '', aloud = ''] = /^Help code: (\S{2}-\S{3})(.*)$/.exec(line.textContent) ?? [];
  return { shown, aloud };
}

it('shows on an error page the help code of the report', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15, 42), toFake: ['Date'] });
  await visit('/error-account');
  const { shown, aloud } = codes();
  expect(readHelpCode(shown)).toMatchObject({ address: '/error-account', reference: 'CID7031', minute: 15 * 60 + 42 });
  expect(aloud).toBe([...shown.replace('-', '')].join(' ').replace(/^(. .)/, '$1,'));
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  expect(new Set(reported.mock.calls.map(String))).toEqual(new Set([`helpCode,${shown}`]));
});

it('copies the help code on click, and announces it once', async () => {
  const { user } = await visit('/error');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('');
  await user.click(button('Copy help code'));
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(codes().shown);
});

it('shows an alternative when the browser refuses to copy the help code', async () => {
  const { user } = await visit('/error');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button('Copy help code'));
  expect(await screen.findByText('Write the code down')).toHaveAttribute('role', 'status');
});

it('keeps the help code while the page is shown', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15, 42), toFake: ['Date'] });
  const { user } = await visit('/error');
  const { shown } = codes();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15, 50));
  await user.click(button('Copy help code'));
  await screen.findByText('Copied');
  expect(codes().shown).toBe(shown);
});

it('reserves space for the help code on a prerendered page', () => {
  const view = renderToString(<HelpCode reference="CID7031" />);
  expect(view).toBe('<div class="app-kept-code"></div>');
});

it('shows a help code in the summary after two missing answers, outside the announced text', async () => {
  signInAs('mobile');
  answer('account-status.dead', 3);
  const { user } = await visit('/enter-email');
  await fill(user, 'user-email', 'mobile@example.com');
  await user.click(button('Continue'));
  await findErrorSummary();
  expect(screen.queryByText(/^Help code:/)).not.toBeInTheDocument();
  for (const _attempt of ['second', 'third']) {
    reported.mockReset();
    await user.click(button('Continue'));
    const line = await screen.findByText(/^Help code:/);
    expect(await findErrorSummary()).toContainElement(line);
    expect(screen.getByRole('alert')).not.toContainElement(line);
    const { shown } = codes();
    expect(readHelpCode(shown)).toMatchObject({ address: '/enter-email', reference: '' });
    expect(new Set(reported.mock.calls.map(String))).toEqual(new Set(['noAnswerTwice', `helpCode,${shown}`]));
  }
});
