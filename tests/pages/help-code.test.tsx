import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpCode } from '@/page/help/help-code';
import { readHelpCode } from '@/session/help/help-code';
import { deliverBy } from '@/session/report';
import { answer, server, signInAs } from '../../mocks/server';
import { button, expectPage, fill, findErrorSummary } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { putCookie } from '../support/plain-cookies';
import { senderOf } from '../support/senders/senders';
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
  const [, shown = '', aloud = ''] = /^Help code: (\S{3}-\S{3})(.*)$/.exec(line.textContent) ?? [];
  return { shown, aloud };
}

it('shows on an error page the help code of the report', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15, 42), toFake: ['Date'] });
  await visit('/error-account');
  const { shown, aloud } = codes();
  expect(readHelpCode(shown)).toMatchObject({ cause: 'none', address: '/error-account', reference: 'CID7031', minute: 15 * 60 + 42 });
  expect(aloud).toBe([...shown.replace('-', '')].join(' ').replace(/^(. . .)/, '$1,'));
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
  expect(view).toBe('<div class="app-reserved-code"></div>');
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
    expect(await findErrorSummary()).not.toHaveAccessibleDescription(/Help code/);
    const { shown } = codes();
    expect(readHelpCode(shown)).toMatchObject({ cause: 'noAnswer', address: '/enter-email', reference: '' });
    expect(new Set(reported.mock.calls.map(String))).toEqual(new Set(['noAnswerTwice', `helpCode,${shown}`]));
  }
});

describe('the cause in a help code', () => {
  const causeShown = () => readHelpCode(codes().shown)?.cause;

  /** Sends the password to a login API that gives this answer. */
  async function logInTo(given: () => Response) {
    const sender = senderOf('user-sign-in');
    const typed = signIn(sender);
    server.use(http.post('*/user-sign-in', given));
    await openAndSubmit(sender, typed);
  }

  it.each([
    ['shape', 'for a success of another shape', '/error', () => HttpResponse.json({ unexpected: true })],
    ['shape', 'for an unknown state', '/error', () => HttpResponse.json({ authentication_state: 'UNHEARD_OF' })],
    ['refused', 'for an unknown refusal', '/error', () => HttpResponse.json({ message: 'Unheard of' }, { status: 422 })],
    [
      'refused',
      'for a session that the API does not know',
      '/session-invalid',
      () => HttpResponse.json({ error: 'invalid session' }, { status: 400 }),
    ],
    ['failed', 'for a 500', '/error', () => HttpResponse.json({ message: 'Internal server error' }, { status: 500 })],
    ['failed', 'for a 503', '/service-busy', () => HttpResponse.json({ message: 'Service Unavailable' }, { status: 503 })],
  ])('is %s %s', async (cause, _when, address, given) => {
    await logInTo(given);
    await expectPage(address);
    expect(causeShown()).toBe(cause);
  });

  it.each([
    ['noCookie', 'without the cookie of the auth API', undefined],
    ['malformedCookie', 'for a cookie that is not JSON', 'session'],
    ['malformedCookie', 'for a cookie without session_id', '{"sessionId":"1"}'],
  ])('is %s %s', async (cause, _when, cookie) => {
    if (cookie) putCookie('nhs-authorization-cookie', cookie);
    await visit('/enter-email', { strict: false });
    await expectPage('/error');
    expect(causeShown()).toBe(cause);
  });

  it('is none on an address that was opened directly', async () => {
    await visit('/error');
    expect(causeShown()).toBe('none');
  });

  it('stays when the page is loaded again', async () => {
    await visit('/error', { state: { cause: 'failed' } });
    expect(causeShown()).toBe('failed');
  });

  it('is none for a word that an extension has written into the history', async () => {
    await visit('/error', { state: { cause: 'jo@example.com' } as never });
    expect(causeShown()).toBe('none');
  });
});
