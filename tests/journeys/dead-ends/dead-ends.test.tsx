import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HelpCode } from '@/page/help/help-code';
import { readHelpCode } from '@/session/help-code';
import { deliverBy } from '@/session/report';
import { answer } from '../../../mocks/server';
import { putCookie } from '../../support/environment';
import { address, button, expectPage, fillAndContinue, findErrorSummary, lastParagraph, link, visit } from '../../support/user';

const references = [
  ['no code', '', 'CID7031'],
  ['CID2013', '?errorCode=CID2013', 'CID2013'],
  ['a long code', '?errorCode=CID201300', 'CID7031'],
  ['a phone number to call', '?errorCode=CID2013%20Ring%200900%20123', 'CID7031'],
  ['two codes: the first', '?errorCode=CID2013&errorCode=CID2014', 'CID2013'],
] as const;

describe.each(['/account-disabled', '/login-disabled-authcode'])('page of a disabled login %s', (path) => {
  it.each(references)('shows the page of a disabled login with %s', async (_what, query, code) => {
    await visit(path + query);
    await expectPage(path + query, 'You cannot use your login');
    expect(lastParagraph()).toHaveTextContent(`Reference: ${code}. If you contact us, give this code:`);
    expect(screen.getByText(/Your NHS login has been disabled/)).toBeVisible();
    expect(link(/help centre \(opens/)).toHaveAttribute('href', expect.stringContaining('https://help.login.nhs.uk'));
  });
});

it('offers an unregistered user another email address by the space bar', async () => {
  const { user } = await visit('/not-registered', { persona: 'not-found' });
  await expectPage('/not-registered', 'We cannot log you in');
  button('Try again').focus();
  await user.keyboard(' ');
  await expectPage('/enter-email', 'Enter your email address');
});

describe('help code', () => {
  const reported = vi.fn();
  beforeEach(() => {
    // Flushes pending events of earlier tests.
    const stop = deliverBy(reported);
    reported.mockReset();
    return stop;
  });

  /** The code as the page shows it, and as screen readers read it. */
  function codes() {
    const line = screen.getByText(/If you contact us, give this code:/);
    const [, shown = '', aloud = ''] = /If you contact us, give this code: (\S{3}-\S{3})(.*) Copy help code/.exec(line.textContent) ?? [];
    return { shown, aloud };
  }

  it('shows on an error page the help code of the report', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 15, 42), toFake: ['Date'] });
    await visit('/error-account');
    const { shown, aloud } = codes();
    expect(readHelpCode(shown)).toMatchObject({ cause: 'none', addresses: ['/error-account'], since: Date.UTC(1970, 0, 1, 15, 40) });
    expect(aloud).toBe([...shown.replace('-', '')].join(' ').replace(/^(. . .)/, '$1,'));
    expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
    expect(new Set(reported.mock.calls.map(String))).toEqual(new Set([`helpCode,,${shown}`]));
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

  it('reserves space for the help code on a prerendered page, which has the reference', () => {
    expect(renderToString(<HelpCode />)).toBe('<div class="app-reserved-code"></div>');
    expect(renderToString(<HelpCode reference="CID7031" />)).toMatch(/^<div class="app-reserved-code"><p>Reference: .*CID7031/);
  });

  it('shows a help code in the summary after two missing answers, outside the announced text', async () => {
    answer('account-status.dead', 3);
    const { user } = await visit('/enter-email', { persona: 'mobile' });
    await fillAndContinue(user, 'user-email', 'mobile@example.com');
    await findErrorSummary();
    expect(reported).not.toHaveBeenCalled();
    expect(screen.queryByText(/^If you contact us, give this code:/)).not.toBeInTheDocument();
    for (const _attempt of ['second', 'third']) {
      reported.mockReset();
      await user.click(button('Continue'));
      const line = await screen.findByText(/^If you contact us, give this code:/);
      expect(await findErrorSummary()).toContainElement(line);
      expect(await findErrorSummary()).not.toHaveAccessibleDescription(/give this code/);
      const { shown } = codes();
      expect(readHelpCode(shown)).toMatchObject({ cause: 'noAnswer', addresses: ['/enter-email'] });
      expect(new Set(reported.mock.calls.map(String))).toEqual(new Set(['noAnswerTwice', `helpCode,,${shown}`]));
    }
  });

  const causeShown = () => readHelpCode(codes().shown)?.cause;

  it.each([
    ['noCookie', 'without the cookie of the auth API', undefined],
    ['malformedCookie', 'for a cookie that is not JSON', 'session'],
  ])('shows the cause %s in the help code %s', async (cause, _when, cookie) => {
    if (cookie) putCookie('nhs-authorization-cookie', cookie);
    await visit('/enter-email');
    await expectPage('/error');
    expect(causeShown()).toBe(cause);
  });

  it.each([
    ['failed', 'of the navigation state', 'failed'],
    ['none', 'for a word that an extension has written into the history', 'jo@example.com'],
  ])('shows the cause %s in the help code when the document loads %s', async (shown, _why, cause) => {
    await visit('/error', { state: { cause } });
    expect(causeShown()).toBe(shown);
  });
});

/** A browser that accepts cookies but stores none. */
const blockCookies = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
it.each(['/enter-email', '/proofing/enter-dob', '/nhs-login-consent'])(
  'shows on %s that cookies are needed, with a button to retry',
  async (path) => {
    blockCookies();
    const { user, exits } = await visit(path, { persona: 'mobile' });
    await expectPage(path, 'Turn on cookies to log in');
    await user.click(button('Try again'));
    expect(exits).toEqual(['reload']);
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  },
);

it('shows the usual page without a session, and leaves no test cookie behind', async () => {
  await visit('/enter-email');
  await expectPage('/error', 'Something went wrong');
  expect([address(), document.cookie]).toEqual(['/error', '']);
});
