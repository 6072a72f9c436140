import { screen, waitFor } from '@testing-library/react';
import { config } from '@/config';
import { SESSION_WATCH_MS } from '@/limits-and-durations';
import { emailEntered, securityCodeAccepted } from '@/state/events';
import { identityCookie, issueIdentityToken } from '../../mocks/backend/provider/identity-token';
import { renewSession } from '../../mocks/backend/sign-in/session';
import { signInAs, world } from '../../mocks/server';
import { stopClockAt } from '../support/clock';
import { codeSent } from '../support/events';
import { openVariant } from '../support/open-variant';
import { announcements, button, byId, expectPage, fill } from '../support/page';
import { atMinute, consent, openPage, question, registration, sessionStart, sessionWarning } from '../support/session-minutes';
import { reload, unloadDocument, visit } from '../support/visit';

describe('session warning', () => {
  const logsOut = 'We will log you out at 3:58pm to keep your information safe. Finish before then';

  stopClockAt(sessionStart);

  describe.each([
    ['a question', question, `${logsOut}, or what you have entered will be lost.`],
    ['a registration', registration, `${logsOut}, or what you have entered will be lost.`],
    ['the consent, which has no field', consent, `${logsOut}.`],
  ])('session warning on %s', (_what, page, warning) => {
    it('shows no warning with more than 10 minutes left', async () => {
      await openPage(page);
      atMinute(49.9);
      expect(sessionWarning()).not.toBeInTheDocument();
    });

    it('shows a warning 10 minutes before the end, announced once', async () => {
      await openPage(page);
      atMinute(50);
      expect(screen.getByText(warning)).toBeVisible();
      expect(announcements()).toEqual([warning]);
      expect(screen.getByRole('main')).not.toContainElement(sessionWarning());
      await reload();
      expect(await screen.findByText(warning)).toBeVisible();
      expect(announcements()).toEqual([]);
    });

    it('hides the warning on request, also after a reload, until 2 minutes before the end', async () => {
      const { user } = await openPage(page);
      atMinute(51);
      await user.click(button('Hide this message'));
      await waitFor(() => expect(sessionWarning()).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      await reload();
      await vi.dynamicImportSettled();
      expect(sessionWarning()).not.toBeInTheDocument();
      atMinute(58);
      expect(announcements()).toEqual([warning]);
      expect(screen.getAllByText(warning)).toHaveLength(1);
      await user.click(button('Hide this message'));
      await waitFor(() => expect(sessionWarning()).not.toBeInTheDocument());
      atMinute(59);
      expect(sessionWarning()).not.toBeInTheDocument();
    });

    it.each([
      ['at its end', 60, 'focus'],
      ['when the device wakes after it', 122, 'pageshow'],
    ])('ends the session %s', async (_when, minutes, type) => {
      const { store } = await openPage(page);
      atMinute(minutes, type);
      await expectPage('/session-timeout', 'We have logged you out');
      expect(sessionWarning()).not.toBeInTheDocument();
      expect(store.getState().proofing.dob).toBe('');
      expect(await screen.findByRole('button', { name: 'Go to Example health service' })).toBeVisible();
      expect(screen.getByText(page.loggedIn ? /since you logged in/ : /since you started/)).toBeVisible();
    });

    it('ends the session after a reload of a tab that was asleep', async () => {
      await openPage(page);
      await unloadDocument();
      atMinute(122);
      await visit(page.path);
      await expectPage('/session-timeout');
    });
  });
  it.each(['proofing/enter-dob.10-minutes-left', 'register/create-password.2-minutes-left', 'nhs-login-consent.10-minutes-left'])(
    'shows the session warning in %s',
    async (variant) => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: sessionStart, shouldAdvanceTime: true });
      await openVariant(variant);
      await vi.advanceTimersByTimeAsync(SESSION_WATCH_MS);
      await waitFor(() => expect(sessionWarning()).toBeVisible());
    },
  );
});

describe('stay logged in', () => {
  const stored = () => Object.values(localStorage).join();

  stopClockAt(sessionStart);
  beforeEach(() => void vi.spyOn(config, 'sessionRenewal', 'get').mockReturnValue('same-session'));

  /** Opens a page as a logged-in user, 50 minutes after the session start. */
  async function open(path: string) {
    const { session, account } = signInAs('uplift', { upTo: 'identity-token' });
    await visit('/enter-email', {
      events: [emailEntered('uplift@example.com'), codeSent(), securityCodeAccepted({ isDuplicatePhoneNumber: false })],
    });
    await unloadDocument();
    atMinute(2);
    const visited = await visit(path);
    await vi.dynamicImportSettled();
    atMinute(50);
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
    atMinute(99);
    expect(sessionWarning()).not.toBeInTheDocument();
    atMinute(101);
    expect(sessionWarning()).toHaveTextContent('We will log you out at 4:48pm');
  });

  it('drops the draft when the browser returns from a session renewal to another page', async () => {
    const { user, exits, renew } = await open('/proofing/enter-name');
    await fill(user, 'firstName', 'Maya');
    await user.click(button('Stay logged in'));
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    renew();
    const { store } = await visit('/privacy');
    expect(JSON.stringify(store.getState().drafts)).not.toContain('Maya');
    expect(localStorage.getItem('nhs-login-draft')).toBeNull();
  });

  it('preserves a choice during a session renewal', async () => {
    const { user, renew } = await open('/proofing/know-nhs-number');
    await user.click(screen.getByRole('radio', { name: /^No/ }));
    await user.click(button('Stay logged in'));
    await unloadDocument();
    renew();
    await visit('/proofing/know-nhs-number?roundTrip=session%3Arenewal');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^No/ })).toBeChecked());
  });

  it.each([
    ['a password', '/register/create-password', 'password-input', 'Anoth3rPassword'],
    ['a code', '/enter-mobile-code', 'otp-input', '123456'],
  ])('stores no value of %s during a session renewal', async (_what, path, field, text) => {
    const { user, exits, renew } = await open(path);
    await fill(user, field, text);
    await user.click(button('Stay logged in'));
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    renew();
    const { store } = await visit(`${path}?roundTrip=session%3Arenewal`);
    await waitFor(() => expect(store.getState().journey.roundTrips).toEqual([]));
    await vi.dynamicImportSettled();
    expect(byId(field)).toHaveValue('');
  });

  it('shows no renewal when the auth API cannot renew', async () => {
    vi.spyOn(config, 'sessionRenewal', 'get').mockReturnValue('none');
    await open('/proofing/enter-name');
    expect(sessionWarning()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stay logged in' })).not.toBeInTheDocument();
  });
});
