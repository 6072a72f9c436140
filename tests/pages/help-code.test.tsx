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

it('a page that something has gone wrong on shows a code for it, which the report has too', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15, 42), toFake: ['Date'] });
  await visit('/error-account');
  const { shown, aloud } = codes();
  expect(readHelpCode(shown)).toMatchObject({ address: '/error-account', reference: 'CID7031', minute: 15 * 60 + 42 });
  expect(aloud).toBe([...shown.replace('-', '')].join(' ').replace(/^(. .)/, '$1,'));
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  expect(new Set(reported.mock.calls.map(String))).toEqual(new Set([`helpCode,${shown}`]));
});

it('is copied by a press, and the page says so once', async () => {
  const { user } = await visit('/error');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('');
  await user.click(button('Copy help code'));
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(codes().shown);
});

it('where the browser does not let it be copied, the page says what else can be done', async () => {
  const { user } = await visit('/error');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button('Copy help code'));
  expect(await screen.findByText('Write the code down')).toHaveAttribute('role', 'status');
});

it('the code stays while the page is shown', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15, 42), toFake: ['Date'] });
  const { user } = await visit('/error');
  const { shown } = codes();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15, 50));
  await user.click(button('Copy help code'));
  await screen.findByText('Copied');
  expect(codes().shown).toBe(shown);
});

it('a page that is rendered at build time has the room for it, and no code', () => {
  const view = renderToString(<HelpCode reference="CID7031" />);
  expect(view).toBe('<div class="app-kept-code"></div>');
});

it('a form has one when there was no answer twice, in its summary and not in what that reads out at once', async () => {
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
