import { act, screen } from '@testing-library/react';
import { clientInfoReceived, emailEntered, signInEnded } from '@/state/events';
import { dropCookie } from '../../support/environment';
import { expectPage, paragraphWithText, reload, visit } from '../../support/user';

const heading = 'We have logged you out';
const since = (what: string) =>
  new RegExp(`^It has been more than .* since you ${what}\\. We logged you out to keep your information safe\\.$`);
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

it('mentions no hour on /session-timeout when the session cookie was deleted within the hour', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile', events: [emailEntered('mobile@example.com')] });
  dropCookie('nhs-authorization-cookie');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectPage('/session-timeout', heading);
  expect(screen.getByText(cannotFind)).toBeVisible();
  await reload();
  expect(screen.getByText(cannotFind)).toBeVisible();
});
const client = {
  client_display_name: 'Clinic',
  client_homepage_url: 'https://clinic.example.com',
  terms_uri: '',
  approved_scopes: [],
  claims: [],
};

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
