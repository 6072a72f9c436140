import { act, fireEvent, screen, within } from '@testing-library/react';
import { clientInfoReceived, emailEntered, securityCodeAccepted, signInEnded, stepEnded, stepStarted } from '@/state/events';
import { minute } from '../../../mocks/backend/clock';
import { answer, world } from '../../../mocks/server';
import { stopClockAt } from '../../support/clock';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { dropCookie } from '../../support/cookies';
import { button, expectPage, paragraphWithText } from '../../support/page';
import { atMinute, openPage, question, registration, sessionStart, sessionWarning } from '../../support/session-minutes';
import { reload, visit } from '../../support/visit';

const heading = 'We have logged you out';
const since = (what: string) => `It has been more than 1 hour since you ${what}. We logged you out to keep your information safe.`;
const cannotFind = 'We cannot find your login in this browser any more. It may have ended, or your browser may have deleted our cookies.';

it.each([
  ['a user who has logged in', 'identity-token', since('logged in')],
  ['a visitor who never logged in', 'arrival', since('started')],
] as const)('shows the time-out to %s, also after a reload', async (_who, upTo, sentence) => {
  const { store } = await visit('/login', { persona: 'mobile', upTo });
  act(() => void store.dispatch(signInEnded('timedOut')));
  act(() => window.history.pushState({ usr: null, key: 'timeout', idx: 1 }, '', '/session-timeout'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await expectPage('/session-timeout', heading);
  expect(screen.getByText(sentence)).toBeVisible();
  await reload();
  await expectPage('/session-timeout', heading);
  expect(screen.getByText(sentence)).toBeVisible();
});

it('shows the prescribed words about a time-out to a visitor of whom nothing is known', async () => {
  await visit('/session-timeout');
  expect(screen.getByText(since('logged in'))).toBeVisible();
});

it('mentions no hour on /session-timeout when the session cookie was deleted within the hour', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile', events: [emailEntered('mobile@example.com')] });
  dropCookie('nhs-authorization-cookie');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectPage('/session-timeout', heading);
  expect(screen.getByText(cannotFind)).toBeVisible();
  await reload();
  expect(screen.getByText(cannotFind)).toBeVisible();
});

it('asks for cookies on /session-timeout when the browser blocks them now', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await visit('/session-timeout');
  expect(screen.getByRole('heading', { level: 1, name: 'Turn on cookies to log in' })).toBeVisible();
});
const client = {
  client_display_name: 'Clinic',
  client_homepage_url: 'https://clinic.example.com',
  terms_uri: '',
  approved_scopes: [],
  claims: [],
};

const loggedIn = securityCodeAccepted({ isDuplicatePhoneNumber: false });

it('shows the client on the page of a session end, and links to it', async () => {
  await visit('/session-timeout', { persona: 'mobile', events: [clientInfoReceived(client), loggedIn] });
  await expectPage('/session-timeout', 'We have logged you out');
  expect(screen.getByText(/more than 1 hour since you logged in/)).toBeVisible();
  expect(screen.getByText(paragraphWithText('To carry on, go to Clinic and log in again.'))).toBeVisible();
  expect(button('Go to Clinic')).toHaveAttribute('href', 'https://clinic.example.com');
});

it.each(['javascript:alert(1)', 'http://clinic.example.com', '//clinic.example.com', ''])(
  'shows no link to a client at %s on the page of a session end',
  async (client_homepage_url) => {
    await visit('/session-timeout', { events: [clientInfoReceived({ ...client, client_homepage_url })] });
    expect(screen.getByText(paragraphWithText('To carry on, go to Clinic and log in again.'))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Clinic' })).not.toBeInTheDocument();
  },
);

it('requests the client for the page of a session end when it is not known', async () => {
  await visit('/session-timeout', { persona: 'mobile' });
  expect(await screen.findByText(paragraphWithText(/go to Example health service and log in again\./))).toBeVisible();
});

it('shows "website or app" for an unknown client', async () => {
  expectConsoleMessage(authApiFailed);
  answer('client-info.failed');
  await visit('/session-timeout', { persona: 'mobile' });
  await expect.poll(() => world().calls.some(({ path }) => path.endsWith('/client-info'))).toBe(true);
  expect(screen.getByText(paragraphWithText(/go to the website or app you are trying to use and log in again\./))).toBeVisible();
});

it('asks users of an invalid session to go back', async () => {
  await visit('/session-invalid');
  await expectPage('/session-invalid', 'Something went wrong');
  expect(screen.getByText('Go to the website or app you are trying to use and log in.')).toBeVisible();
});
describe('end of the session', () => {
  stopClockAt(sessionStart);

  it('ignores the first key press after a device has slept past the session', async () => {
    await openPage({ ...registration, path: '/register/enter-email' });
    vi.setSystemTime(sessionStart + 122 * minute);
    act(() => void fireEvent.keyDown(screen.getByLabelText('Email address'), { key: 'a' }));
    await expectPage('/session-timeout');
  });

  it('completes a running step before the session end', async () => {
    const { store } = await openPage(question);
    act(() => void store.dispatch(stepStarted()));
    atMinute(60);
    expect(window.location.pathname).toBe(question.path);
    act(() => void store.dispatch(stepEnded()));
    await expectPage('/session-timeout');
  });

  it('keeps a public page without a message when the session ends', async () => {
    await openPage({ ...question, path: '/privacy' });
    atMinute(55);
    expect(sessionWarning()).not.toBeInTheDocument();
    atMinute(122);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('stays on /forgotten-password when the session ends, because its call renews the session', async () => {
    await openPage({ ...registration, path: '/forgotten-password' });
    atMinute(61);
    expect(window.location.pathname).toBe('/forgotten-password');
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  });

  it('shows the session end after Back to a page of the session', async () => {
    const { user } = await openPage(question);
    atMinute(61);
    await expectPage('/session-timeout');
    act(() => window.history.pushState(null, '', '/enter-email'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await user.keyboard('a');
    await expectPage('/session-timeout');
  });

  it.each([
    ['fast', 3, '12:58pm'],
    ['slow', -3, '6:58pm'],
  ])('ends the session by the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
    world().clock.advance(-hours * 60 * minute);
    const { user } = await openPage({ ...registration, path: '/register/enter-email' });
    await user.clear(screen.getByLabelText('Email address'));
    await user.click(screen.getByLabelText('Email address'));
    await user.paste('new-user@example.com');
    await user.click(button('Continue'));
    await expectPage('/register/create-password');
    atMinute(49);
    expect(sessionWarning()).not.toBeInTheDocument();
    atMinute(51);
    expect(within(screen.getByRole('region', { name: 'End of your session' })).getByText(new RegExp(`at ${time} to`))).toBeVisible();
    atMinute(61);
    await expectPage('/session-timeout');
  });
});
