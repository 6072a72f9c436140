import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailEntered, signInEnded } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { expectPage } from '../support/page';
import { dropCookie } from '../support/plain-cookies';
import { unloadDocument, visit } from '../support/visit';

const heading = 'We have logged you out';
const since = (what: string) => `It has been more than 1 hour since you ${what}. We logged you out to keep your information safe.`;
const lost = 'We cannot find your login in this browser any more. It may have ended, or your browser may have deleted our cookies.';

/** Loads the document again: the browser keeps the state of the history entry. */
async function reload() {
  const { state } = window.history;
  await unloadDocument();
  await visit('/session-timeout', { state: (state as { usr: unknown }).usr });
}

describe('/session-timeout', () => {
  it.each([
    ['a user who has logged in', 'identity-token', since('logged in')],
    ['a visitor who never logged in', 'arrival', since('started')],
  ] as const)('shows the time-out to %s, also after a reload', async (_who, upTo, sentence) => {
    signInAs('mobile', { upTo });
    const { store } = await visit('/login');
    act(() => void store.dispatch(signInEnded('timedOut')));
    act(() => window.history.pushState({ usr: null, key: 'timeout', idx: 1 }, '', '/session-timeout'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await expectPage('/session-timeout', heading);
    expect(screen.getByText(sentence)).toBeVisible();
    await reload();
    await expectPage('/session-timeout', heading);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('shows the prescribed words to a visitor of whom nothing is known', async () => {
    await visit('/session-timeout');
    expect(screen.getByText(since('logged in'))).toBeVisible();
  });

  it('mentions no hour when the session cookie was deleted within it', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email', { events: [emailEntered('mobile@example.com')] });
    dropCookie('nhs-authorization-cookie');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await expectPage('/session-timeout', heading);
    expect(screen.getByText(lost)).toBeVisible();
    await reload();
    expect(screen.getByText(lost)).toBeVisible();
  });

  it('asks for cookies when the browser blocks them now', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await visit('/session-timeout');
    expect(screen.getByRole('heading', { level: 1, name: 'Turn on cookies to log in' })).toBeVisible();
  });
});
