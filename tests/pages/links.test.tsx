import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionId } from '@/session/sign-in';
import { clientInfoReceived, emailEntered } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { emailOf } from '../../mocks/people/personas';
import { journeys, variantsOf } from '../../mocks/screens/screens';
import { resetWorld, signInAs, world } from '../../mocks/server';
import { addresses } from '../support/addresses';
import { expectConsoleMessage } from '../support/console-guard';
import { accountFound } from '../support/events';
import { byName, byNumber, openProofing } from '../support/open-proofing';
import { openVariant } from '../support/open-variant';
import { address, button, byId, clickBack, expectPage, link, statusRegion, traverseHistory } from '../support/page';
import { sample } from '../support/sample';
import { unloadDocument, visit } from '../support/visit';
import { waitForIdle } from '../support/waits';

const place = () => (window.history.state as { idx: number }).idx;
/** The chunk that records the navigation loads after the first page. */
const followed = () => waitFor(statusRegion);
const firstName = () => screen.getByLabelText('First name');

/** Goes from the question about the NHS number to the question about the name. */
async function openName() {
  const visited = await openProofing('/proofing/know-nhs-number');
  await followed();
  await visited.user.click(screen.getByRole('radio', { name: /^No/ }));
  await visited.user.click(button('Continue'));
  await expectPage('/proofing/enter-name');
  return visited;
}

/** Continues to the question after the name. */
async function openDateOfBirth() {
  const visited = await openName();
  await visited.user.type(firstName(), 'Jo');
  await visited.user.type(screen.getByLabelText('Last name'), 'Public');
  await visited.user.click(button('Continue'));
  await expectPage('/proofing/enter-dob');
  return visited;
}

const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });
/** Clicks after so many milliseconds. Returns whether the browser would follow the link. */
function clickBackAfter(ms: number) {
  vi.advanceTimersByTime(ms);
  return fireEvent.click(link('Back'));
}

it('preserves the input for Forward, and the next Back link targets the page before', async () => {
  const { user } = await openName();
  await user.type(firstName(), 'Jo');
  await clickBack(user);
  await expectPage('/proofing/know-nhs-number');
  expect(place()).toBe(0);
  expect(screen.getByRole('radio', { name: /^No/ })).toBeChecked();
  await traverseHistory('forward', '/proofing/enter-name');
  expect(firstName()).toHaveValue('Jo');
});

it('preserves the choice on the previous page after the Back link', async () => {
  const { user } = await openProofing('/proofing/no-match', byName, 'no-match');
  await followed();
  await user.click(screen.getByRole('radio', { name: 'Check my details again' }));
  await user.click(button('Continue'));
  await expectPage('/proofing/check-your-details?noMatch');
  await clickBack(user);
  await expectPage('/proofing/no-match');
  expect(place()).toBe(0);
  expect(screen.getByRole('radio', { name: 'Check my details again' })).toBeChecked();
});

it('goes back by the Back link to a page with any query', async () => {
  const { user } = await visit('/enter-email?client_id=mock&vtr=%5B%22P5%22%5D', { persona: 'mobile' });
  await followed();
  await user.type(byId('user-email'), 'mobile@example.com');
  await user.click(button('Continue'));
  await expectPage('/log-in-password');
  await clickBack(user);
  await waitFor(() => expect(place()).toBe(0));
  expect(window.location.search).toBe('?client_id=mock&vtr=%5B%22P5%22%5D');
});

it('goes back once for a double click on the Back link', async () => {
  const { user } = await openDateOfBirth();
  stopClock();
  await user.dblClick(link('Back'));
  await expectPage('/proofing/enter-name');
  expect(place()).toBe(1);
});

it('goes back once when the second click hits the Back link of the previous page', async () => {
  const back = vi.spyOn(window.history, 'go');
  await openDateOfBirth();
  stopClock();
  clickBackAfter(0);
  await expectPage('/proofing/enter-name');
  expect(clickBackAfter(499)).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
  clickBackAfter(500);
  await expectPage('/proofing/know-nhs-number');
  expect(back).toHaveBeenCalledTimes(2);
});

it('goes back once while the browser has not left the page, and again after it has restored the page', async () => {
  const back = vi.spyOn(window.history, 'go').mockReturnValue();
  await openDateOfBirth();
  stopClock();
  clickBackAfter(0);
  expect(clickBackAfter(5000)).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  clickBackAfter(5000);
  expect(back).toHaveBeenCalledTimes(2);
});

it('targets the address of the Back link on a page that was opened directly, and Back restores the input', async () => {
  const { user } = await openProofing('/proofing/enter-name');
  await followed();
  await user.type(firstName(), 'Jo');
  await clickBack(user);
  await expectPage('/proofing/know-nhs-number');
  expect(place()).toBe(1);
  await traverseHistory('back', '/proofing/enter-name');
  expect(firstName()).toHaveValue('Jo');
});

it('navigates once when the second click hits the Back link of the next page', async () => {
  await openProofing('/proofing/enter-dob');
  await followed();
  stopClock();
  clickBackAfter(0);
  await expectPage('/proofing/enter-name');
  clickBackAfter(499);
  expect(address()).toBe('/proofing/enter-name');
  expect(place()).toBe(1);
});

it('goes back by the Back link to the page before it, whichever that is', async () => {
  const { user } = await visit('/reset/check-email', { persona: 'mobile' });
  await followed();
  await user.click(button('Get a link'));
  await expectPage('/forgotten-password');
  await clickBack(user);
  await expectPage('/reset/check-email');
  expect(place()).toBe(0);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click on the Back link with %s to the browser', async (key) => {
  await openName();
  const back = link('Back');
  // Stops the default action, because jsdom cannot open a tab.
  back.addEventListener('click', (event) => event.preventDefault());
  const go = vi.spyOn(window.history, 'go');
  fireEvent.click(back, { [key]: true });
  expect(go).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/proofing/enter-name');
  expect(place()).toBe(1);
});

it("goes back once to the entry screen by 'Go back'", async () => {
  const { user } = await openVariant('log-in-password.usual');
  await followed();
  await clickBack(user);
  await expectPage('/enter-email');
  await user.click(link('Terms and conditions'));
  await expectPage('/terms-and-conditions');
  const go = vi.spyOn(window.history, 'go');
  stopClock();
  // Later than a double click on the Back link.
  vi.advanceTimersByTime(500);
  await user.click(link('Go back'));
  await expectPage('/enter-email');
  expect(go).toHaveBeenCalledTimes(1);
  expect(place()).toBe(1);
});
/** Every address without a guard. The page for developers is excluded, because it links to all others on purpose. */
const open = addresses.filter(([path, ...guards]) => guards.length === 0 && path !== '/set-cookie').map(([path]) => path);
const opened = open.map((path) => (path === '*' ? '/no/such-page' : path));

/** The targets of the page's links that open in this tab, including links that look like buttons. */
const targets = () => {
  // Links that look like buttons have another role.
  // eslint-disable-next-line testing-library/no-node-access
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')];
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
};

const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(document.title).toContain(screen.getByRole('heading', { level: 1 }).textContent);
  });

/** The final address after all redirects, cached by address and by whether there is a session. */
const ends = new Map<string, string>();
async function endOf(target: string): Promise<string> {
  const key = `${sessionId() !== ''} ${target}`;
  const known = ends.get(key);
  if (known !== undefined) return known;
  await visit(target, { strict: false });
  await settled();
  const end = address();
  ends.set(key, end);
  await unloadDocument();
  return end;
}

async function linksOf(path: string, state?: unknown): Promise<string[]> {
  if (path === '/reset/new-password') expectConsoleMessage(/^Reset password link is malformed$/);
  await visit(path, { state, strict: false });
  const found = targets();
  await unloadDocument();
  return found;
}

const withState = [
  ...opened.map((path) => [path, undefined] as const),
  ['/passkey-login-attempts-exceeded', { passwordRoute: '/login', displayPasswordLink: true }] as const,
];

it.each(sample(withState, 4))('targets without a session a page that can be shown from %s, opened with %j', async (path, state) => {
  const dead: string[] = [];
  for (const target of await linksOf(path, state)) if ((await endOf(target)) === '/error') dead.push(target);
  expect(dead).toEqual([]);
});

/** A password page redirects to the email page until the email address is known. */
const asksFirst = new Map([['/log-in-password', '/enter-email']]);

it.each(sample(withState, 4))('targets the address of each link on %s, opened with %j', async (path, state) => {
  const mismatches: string[] = [];
  signInAs('mobile');
  for (const target of await linksOf(path, state)) {
    const end = await endOf(target);
    if (end.split('#')[0] !== (asksFirst.get(target) ?? target).split('#')[0]) mismatches.push(`${target}: ${end}`);
  }
  expect(mismatches).toEqual([]);
});

describe('public page without a session', () => {
  const pages: readonly [path: string, nextStep: string, events?: readonly UnknownAction[]][] = [
    ['/check-email', 'Back to log in'],
    ['/check-email', 'Go back and enter password', [emailEntered('a@example.com'), accountFound()]],
    ['/reset/check-email', 'Back to log in', [emailEntered('a@example.com')]],
    ['/reset/check-email', 'Back to log in'],
    ['/not-registered', 'Try again'],
    ['/restore-message', 'go back and enter it'],
    ['/another-reminder-sent', 'Log in with your existing account'],
    ['/cannot-request-another-reminder', 'Log in with your existing account'],
    ['/passkey-enter-email-login-failed', 'Log in using my password instead'],
    ['/passkey-login-failed', 'Log in using my password instead'],
    ['/passkey-user-login-failed', 'Log in using my password instead'],
    ['/mobile-code-expired', 'Text me again with a new security code'],
  ];
  const back = /^Go back to the website or app that you want to use/;

  it.each(sample(pages, 4))('links back to the client service from %s: %s', async (path, nextStep, events = []) => {
    await visit(path, { persona: 'mobile', events });
    await settled();
    expect(screen.getByText(nextStep)).toBeVisible();
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    await unloadDocument();
    resetWorld();
    await visit(path, { events: [...events, clientInfoReceived(exampleClient)] });
    await settled();
    expect(screen.queryByText(nextStep)).not.toBeInTheDocument();
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  });
});

const goBack = () => screen.queryByRole('link', { name: 'Go back' });

it("targets the previous page by 'Go back' on a public page without a session", async () => {
  const { user } = await visit('/service-busy');
  await user.click(screen.getByRole('link', { name: 'Terms and conditions' }));
  await expectPage('/terms-and-conditions', 'Terms and conditions');
  await user.click(goBack() as HTMLElement);
  await expectPage('/service-busy', 'We are very busy');
});
/** Documents name their sections and each other as often as their text does; pages for developers list everything. */
const left = new Set(['Legal', 'For developers', 'Cookies']);
const usual = Object.entries(journeys)
  .flatMap(([journey, screens]) => (left.has(journey) ? [] : variantsOf(screens)))
  .filter(({ id, variant }) => id.endsWith('.usual') && !variant.logs && variant.progress !== undefined && !variant.answers);

it.each(
  sample(
    usual.map(({ id }) => id),
    12,
  ),
)('shows no link twice on %s', async (id) => {
  await openVariant(id);
  const links = within(screen.getByRole('main'))
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(links.filter((href, index) => links.indexOf(href) < index)).toEqual([]);
});
const posts = () => world().calls.filter(({ method }) => method === 'POST');
const known = [emailEntered(emailOf('mobile')), accountFound()];

describe('link from another site', () => {
  it.each([
    '?roundTrip=forgot-password:renewal',
    '?roundTrip=forgot-password:firewall',
    '?roundTrip=renewal',
    '?roundTrip=verify-waf-token:firewall,forgot-password:renewal',
  ])('sends no reset email from an address that names the redirect %s', async (query) => {
    await visit(`/check-forgot-password${query}`, { persona: 'mobile', events: known });
    await expectPage('/check-email');
    await waitForIdle();
    expect(posts()).toEqual([]);
    expect(world().inbox).toEqual([]);
  });

  it('starts no search for a health record by a link from another site', async () => {
    await openProofing('/proofing/submit', byNumber);
    await expectPage('/proofing/check-your-details', 'Check your details');
    await waitForIdle();
    expect(posts()).toEqual([]);
  });

  it.each(['renewal', 'firewall'])('disables no later %s by the query of a link from another site', async (kind) => {
    const { store } = await visit(`/enter-email?roundTrip=account-status:${kind},${kind}`, { persona: 'mobile' });
    expect(store.getState().journey).toMatchObject({ roundTrips: [], kindsInAddress: [] });
    expect(store.getState().journey.returnedFrom).toBeUndefined();
  });

  it('changes no deadline by the query of a link from another site', async () => {
    const { store } = await visit('/enter-email', { persona: 'mobile' });
    const { timestamps } = store.getState().deadlines;
    await unloadDocument();
    const later = await visit('/enter-email?roundTrip=session:renewal');
    expect(later.store.getState().deadlines.timestamps).toEqual(timestamps);
  });
});

it('searches once after a click on /proofing/submit, and a reload shows the details', async () => {
  const { user } = await openProofing('/proofing/check-your-details', byNumber);
  await user.click(button('Submit information'));
  await expectPage('/nhs-login-consent');
  expect(world().calls.filter(({ path }) => path.endsWith('/p5-uplift-nhs-known'))).toHaveLength(1);
  await unloadDocument();
  await visit('/proofing/submit');
  await expectPage('/proofing/p5-already-completed');
  expect(world().calls.filter(({ path }) => path.endsWith('/p5-uplift-nhs-known'))).toHaveLength(1);
});
