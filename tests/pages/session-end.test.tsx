import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { config } from '@/config';
import { until } from '@/deadlines/deadline';
import { SESSION_HOURS } from '@/limits-and-durations';
import { measureServerTime } from '@/session/clock';
import { emailEntered, securityCodeAccepted, stepEnded, stepStarted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { identityCookie, issueIdentityToken } from '../../mocks/backend/provider/identity-token';
import { renewSession } from '../../mocks/backend/sign-in/session';
import type { PersonaId } from '../../mocks/people/personas';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { signInAs, world } from '../../mocks/server';
import { codeSent } from '../support/environment';
import { announcements, button, byId, expectPage, fill, reload, stopClockAt, unloadDocument, visit } from '../support/user';

const sessionStart = new Date(2026, 10, 23, 14, 58, 20).getTime();
const sessionWarning = () => screen.queryByText(/^We will log you out at/);
/** Sets the clock to so many minutes after the session start and dispatches an event. */
const atMinute = (minutes: number, type = 'focus') =>
  act(() => {
    vi.setSystemTime(sessionStart + minutes * minute);
    window.dispatchEvent(new Event(type));
  });

const sessionMinutes = SESSION_HOURS * 60;
const beforeEnd = (minutes: number, type?: string) => atMinute(sessionMinutes - minutes, type);
/** The time so many minutes after the session start, by a clock that is some hours behind or ahead. */
const timeAt = (minutes: number, hours = 0) => until(sessionStart + (minutes + hours * 60) * minute);

interface SessionPage {
  path: string;
  persona: PersonaId;
  upTo: 'password' | 'identity-token';
  loggedIn: boolean;
}
const question: SessionPage = { path: '/proofing/enter-dob', persona: 'uplift', upTo: 'identity-token', loggedIn: true };
const registration: SessionPage = { path: '/register/create-password', persona: 'new-user', upTo: 'password', loggedIn: false };
const consent: SessionPage = { path: '/nhs-login-consent', persona: 'mobile', upTo: 'identity-token', loggedIn: true };

/** Opens a page two minutes after the session start, and loads the chunk for the session end. */
async function openPage({ path, persona, upTo, loggedIn }: SessionPage) {
  const events = loggedIn ? [securityCodeAccepted({ isDuplicatePhoneNumber: false })] : [];
  await visit('/enter-email', { persona, upTo, events: [...answersOf('uplift'), ...events] });
  await unloadDocument();
  atMinute(2);
  const visited = await visit(path);
  await vi.dynamicImportSettled();
  return visited;
}

describe('session warning', () => {
  const logsOut = `We will log you out at ${timeAt(sessionMinutes)} to keep your information safe. Finish before then`;

  stopClockAt(sessionStart);

  it('shows no session warning when an answer tells that the server is 51 minutes ahead of the device', async () => {
    await openPage(registration);
    atMinute(2);
    measureServerTime(new Date(Date.now() + 51 * minute).toUTCString());
    fireEvent.pointerDown(window);
    expect(sessionWarning()).not.toBeInTheDocument();
  });

  describe.each([
    ['a question', question, `${logsOut}, or what you have entered will be lost.`],
    ['a registration', registration, `${logsOut}, or what you have entered will be lost.`],
    ['the consent, which has no field', consent, `${logsOut}.`],
  ])('session warning on %s', (_what, page, warning) => {
    it('shows a warning 10 minutes before the end and not earlier, announced once', async () => {
      await openPage(page);
      beforeEnd(10.1);
      expect(sessionWarning()).not.toBeInTheDocument();
      beforeEnd(10);
      expect(screen.getByText(warning)).toBeVisible();
      expect(announcements()).toEqual([warning]);
      expect(screen.getByRole('main')).not.toContainElement(sessionWarning());
      await reload();
      expect(await screen.findByText(warning)).toBeVisible();
      expect(announcements()).toEqual([]);
    });

    it('hides the warning on request, also after a reload, until 2 minutes before the end', async () => {
      const { user } = await openPage(page);
      beforeEnd(9);
      await user.click(button('Hide this message'));
      await waitFor(() => expect(sessionWarning()).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      await reload();
      await vi.dynamicImportSettled();
      expect(sessionWarning()).not.toBeInTheDocument();
      beforeEnd(2);
      expect(announcements()).toEqual([warning]);
      expect(screen.getAllByText(warning)).toHaveLength(1);
      await user.click(button('Hide this message'));
      await waitFor(() => expect(sessionWarning()).not.toBeInTheDocument());
      beforeEnd(1);
      expect(sessionWarning()).not.toBeInTheDocument();
    });

    it.each([
      ['at its end', 0, 'focus'],
      ['when the device wakes after it', -62, 'pageshow'],
    ])('ends the session %s', async (_when, left, type) => {
      const { store } = await openPage(page);
      beforeEnd(left, type);
      await expectPage('/session-timeout', 'We have logged you out');
      expect(sessionWarning()).not.toBeInTheDocument();
      expect(store.getState().proofing.dob).toBe('');
      expect(await screen.findByRole('button', { name: 'Go to Example health service' })).toBeVisible();
      expect(screen.getByText(page.loggedIn ? /since you logged in/ : /since you started/)).toBeVisible();
    });

    it('ends the session after a reload of a tab that was asleep', async () => {
      await openPage(page);
      await unloadDocument();
      beforeEnd(-62);
      await visit(page.path);
      await expectPage('/session-timeout');
    });
  });
});

describe('stay logged in', () => {
  const stored = () => Object.values(localStorage).join();

  stopClockAt(sessionStart);
  beforeEach(() => void vi.spyOn(config, 'sessionRenewal', 'get').mockReturnValue('same-session'));

  async function open(path: string) {
    const { session, account } = signInAs('uplift', { upTo: 'identity-token' });
    await visit('/enter-email', {
      events: [emailEntered('uplift@example.com'), codeSent(), securityCodeAccepted({ isDuplicatePhoneNumber: false })],
    });
    await unloadDocument();
    atMinute(2);
    const visited = await visit(path);
    await vi.dynamicImportSettled();
    beforeEnd(10);
    return {
      ...visited,
      /** The auth API renews the session before it redirects the browser back. */
      renew: () => {
        renewSession(world(), session);
        if (account) document.cookie = `${identityCookie}=${issueIdentityToken(world(), account, String(session.oidc.client_id))}; path=/`;
      },
    };
  }

  it('sends the browser for a session renewal to the auth API and back, and preserves the fields', async () => {
    const { user, exits, renew } = await open('/proofing/enter-name?from=here');
    await fill(user, 'firstName', 'Maya');
    await user.click(button('Stay logged in'));
    await waitFor(() => expect(exits).toHaveLength(1));
    const back = 'http://localhost:3000/proofing/enter-name?from=here';
    expect(exits).toEqual([`/api/auth/auth-init?${new URLSearchParams({ 'return-uri': back })}`]);
    expect(stored()).not.toContain('Maya');
    await unloadDocument();
    renew();
    const { store } = await visit('/proofing/enter-name?from=here');
    await waitFor(() => expect(byId('firstName')).toHaveValue('Maya'));
    expect(window.location.search).toBe('?from=here');
    expect(store.getState().journey.roundTrips).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(localStorage.getItem('nhs-login-draft')).toBeNull();
    atMinute(2 * sessionMinutes - 21);
    expect(sessionWarning()).not.toBeInTheDocument();
    atMinute(2 * sessionMinutes - 19);
    expect(sessionWarning()).toHaveTextContent(`We will log you out at ${timeAt(2 * sessionMinutes - 10)}`);
  });

  it('shows no renewal when the auth API cannot renew', async () => {
    vi.spyOn(config, 'sessionRenewal', 'get').mockReturnValue('none');
    await open('/proofing/enter-name');
    expect(sessionWarning()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stay logged in' })).not.toBeInTheDocument();
  });
});

describe('end of the session', () => {
  stopClockAt(sessionStart);

  it('ignores the first key press after a device has slept past the session', async () => {
    await openPage({ ...registration, path: '/register/enter-email' });
    vi.setSystemTime(sessionStart + (sessionMinutes + 62) * minute);
    act(() => void fireEvent.keyDown(screen.getByLabelText('Email address'), { key: 'a' }));
    await expectPage('/session-timeout');
  });

  it('completes a running step before the session end', async () => {
    const { store } = await openPage(question);
    act(() => void store.dispatch(stepStarted()));
    beforeEnd(0);
    expect(window.location.pathname).toBe(question.path);
    act(() => void store.dispatch(stepEnded()));
    await expectPage('/session-timeout');
  });

  it('keeps a public page without a message when the session ends', async () => {
    await openPage({ ...question, path: '/privacy' });
    beforeEnd(5);
    expect(sessionWarning()).not.toBeInTheDocument();
    beforeEnd(-62);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('stays on /forgotten-password when the session ends, because its call renews the session', async () => {
    await openPage({ ...registration, path: '/forgotten-password' });
    beforeEnd(-1);
    expect(window.location.pathname).toBe('/forgotten-password');
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  });

  it('shows the session end after Back to a page of the session', async () => {
    const { user } = await openPage(question);
    beforeEnd(-1);
    await expectPage('/session-timeout');
    act(() => window.history.pushState(null, '', '/enter-email'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await user.keyboard('a');
    await expectPage('/session-timeout');
  });

  it.each([
    ['fast', 3],
    ['slow', -3],
  ])('ends the session by the server’s clock on a device that is three hours %s', async (_what, hours) => {
    world().clock.advance(-hours * 60 * minute);
    const { user } = await openPage({ ...registration, path: '/register/enter-email' });
    await user.clear(screen.getByLabelText('Email address'));
    await user.click(screen.getByLabelText('Email address'));
    await user.paste('new-user@example.com');
    await user.click(button('Continue'));
    await expectPage('/register/create-password');
    beforeEnd(11);
    expect(sessionWarning()).not.toBeInTheDocument();
    beforeEnd(9);
    expect(
      within(screen.getByRole('region', { name: 'End of your session' })).getByText(new RegExp(`at ${timeAt(sessionMinutes, -hours)} to`)),
    ).toBeVisible();
    beforeEnd(-1);
    await expectPage('/session-timeout');
  });
});
