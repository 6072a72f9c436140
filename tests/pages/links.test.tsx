import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { emailOf } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { accountFound, waitForIdle } from '../support/environment';
import {
  address,
  button,
  byId,
  byNumber,
  clickBack,
  expectPage,
  link,
  openProofing,
  openVariant,
  statusRegion,
  traverseHistory,
  unloadDocument,
  visit,
} from '../support/user';

const place = () => (window.history.state as { idx: number }).idx;
/** The chunk that records the navigation loads after the first page. */
const followed = () => waitFor(statusRegion);
const firstName = () => screen.getByLabelText('First name');

async function openName() {
  const visited = await openProofing('/proofing/know-nhs-number');
  await followed();
  await visited.user.click(screen.getByRole('radio', { name: /^No/ }));
  await visited.user.click(button('Continue'));
  await expectPage('/proofing/enter-name');
  return visited;
}

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

const others = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
it.each(others)('leaves a click on the Back link with %o to the browser', async (how) => {
  await openName();
  const back = link('Back');
  // Stops the default action, because jsdom cannot open a tab.
  back.addEventListener('click', (event) => event.preventDefault());
  const go = vi.spyOn(window.history, 'go');
  fireEvent.click(back, how);
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
const goBack = () => screen.queryByRole('link', { name: 'Go back' });

it("targets the previous page by 'Go back' on a public page without a session", async () => {
  const { user } = await visit('/service-busy');
  await user.click(screen.getByRole('link', { name: 'Terms and conditions' }));
  await expectPage('/terms-and-conditions', 'Terms and conditions');
  await user.click(goBack() as HTMLElement);
  await expectPage('/service-busy', 'We are very busy');
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
