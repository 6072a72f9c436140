import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../mocks/server';
import { byName, openProofing } from '../support/open-proofing';
import { openVariant } from '../support/open-variant';
import { address, button, byId, clickBack, expectPage, link, statusRegion } from '../support/page';
import { traverseHistory } from '../support/traverse-history';
import { visit } from '../support/visit';

const place = () => (window.history.state as { idx: number }).idx;
/** The code that follows the pages comes after the first of them. */
const followed = () => waitFor(statusRegion);
const firstName = () => screen.getByLabelText('First name');

/** From the question about the number to the one about the name. */
async function comeToName() {
  const visited = await openProofing('/proofing/know-nhs-number');
  await followed();
  await visited.user.click(screen.getByRole('radio', { name: /^No/ }));
  await visited.user.click(button('Continue'));
  await expectPage('/proofing/enter-name');
  return visited;
}

/** On to the question after the name. */
async function comeToDateOfBirth() {
  const visited = await comeToName();
  await visited.user.type(firstName(), 'Jo');
  await visited.user.type(screen.getByLabelText('Last name'), 'Public');
  await visited.user.click(button('Continue'));
  await expectPage('/proofing/enter-dob');
  return visited;
}

/** Stops the clock, a minute earlier each time. No click of another test is the first of a double click then. */
let minutes = 0;
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (minutes += 1) * 60_000 });
/** Clicks after so many milliseconds. Returns whether the browser would follow the link. */
function clickBackAfter(ms: number) {
  vi.advanceTimersByTime(ms);
  return fireEvent.click(link('Back'));
}

describe('Back link after a page of the app', () => {
  it('preserves the input for Forward, and the next Back link targets the page before', async () => {
    const { user } = await comeToName();
    await user.type(firstName(), 'Jo');
    await clickBack(user);
    await expectPage('/proofing/know-nhs-number');
    expect(place()).toBe(0);
    expect(screen.getByRole('radio', { name: /^No/ })).toBeChecked();
    await traverseHistory('forward', '/proofing/enter-name');
    expect(firstName()).toHaveValue('Jo');
  });

  it('preserves the choice on the previous page', async () => {
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

  it('goes back from a page with any query', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email?client_id=mock&vtr=%5B%22P5%22%5D');
    await followed();
    await user.type(byId('user-email'), 'mobile@example.com');
    await user.click(button('Continue'));
    await expectPage('/log-in-password');
    await clickBack(user);
    await waitFor(() => expect(place()).toBe(0));
    expect(window.location.search).toBe('?client_id=mock&vtr=%5B%22P5%22%5D');
  });

  it('goes back once for a double click', async () => {
    const { user } = await comeToDateOfBirth();
    stopClock();
    await user.dblClick(link('Back'));
    await expectPage('/proofing/enter-name');
    expect(place()).toBe(1);
  });

  it('goes back once when the second click hits the Back link of the previous page', async () => {
    const back = vi.spyOn(window.history, 'go');
    await comeToDateOfBirth();
    stopClock();
    clickBackAfter(0);
    await expectPage('/proofing/enter-name');
    expect(clickBackAfter(499)).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
    clickBackAfter(500);
    await expectPage('/proofing/know-nhs-number');
    expect(back).toHaveBeenCalledTimes(2);
  });
});

describe('Back link to its address', () => {
  it('targets its address on a page that was opened directly, and Back restores the input', async () => {
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

  it('targets its address when the history has another page', async () => {
    signInAs('mobile');
    const { user } = await visit('/reset/check-email');
    await followed();
    await user.click(button('Get a link'));
    await expectPage('/forgotten-password');
    await user.type(byId('user-email'), 'some@example.com');
    await clickBack(user);
    await expectPage('/login');
    expect(place()).toBe(2);
    expect(byId('user-email')).toHaveValue('some@example.com');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser, which opens another tab', async (key) => {
    await comeToName();
    const back = link('Back');
    // The browser's own part: jsdom cannot open a tab.
    back.addEventListener('click', (press) => press.preventDefault());
    const go = vi.spyOn(window.history, 'go');
    fireEvent.click(back, { [key]: true });
    expect(go).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/proofing/enter-name');
    expect(place()).toBe(1);
  });
});

describe("'Go back' link of a public page", () => {
  it('goes back once to the entry screen', async () => {
    const { user } = await openVariant('log-in-password.usual');
    await followed();
    await clickBack(user);
    await expectPage('/enter-email');
    await user.click(link('Terms and conditions'));
    await expectPage('/terms-and-conditions');
    const go = vi.spyOn(window.history, 'go');
    await user.click(link('Go back'));
    await expectPage('/enter-email');
    expect(go).toHaveBeenCalledTimes(1);
    expect(place()).toBe(1);
  });
});
