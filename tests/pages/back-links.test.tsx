import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../mocks/server';
import { goBy } from '../support/go-by';
import { byName, openProofing } from '../support/open-proofing';
import { openVariant } from '../support/open-variant';
import { address, aroundPages, arriveAt, button, byId, clickBack, link } from '../support/page';
import { visit } from '../support/visit';

const place = () => (window.history.state as { idx: number }).idx;
/** The code that follows the pages comes after the first of them. */
const followed = () => waitFor(aroundPages);
const firstName = () => screen.getByLabelText('First name');

/** From the question about the number to the one about the name. */
async function comeToName() {
  const visited = await openProofing('/proofing/know-nhs-number');
  await followed();
  await visited.user.click(screen.getByRole('radio', { name: /^No/ }));
  await visited.user.click(button('Continue'));
  await arriveAt('/proofing/enter-name');
  return visited;
}

/** On to the question after the name. */
async function comeToDateOfBirth() {
  const visited = await comeToName();
  await visited.user.type(firstName(), 'Jo');
  await visited.user.type(screen.getByLabelText('Last name'), 'Public');
  await visited.user.click(button('Continue'));
  await arriveAt('/proofing/enter-dob');
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

describe('the Back link goes back in the history where the entry before is its page', () => {
  it('so that Forward finds what was typed, and Back leads on to the page before', async () => {
    const { user } = await comeToName();
    await user.type(firstName(), 'Jo');
    await clickBack(user);
    await arriveAt('/proofing/know-nhs-number');
    expect(place()).toBe(0);
    expect(screen.getByRole('radio', { name: /^No/ })).toBeChecked();
    await goBy('forward', '/proofing/enter-name');
    expect(firstName()).toHaveValue('Jo');
  });

  it('and finds what was chosen there', async () => {
    const { user } = await openProofing('/proofing/no-match', byName, 'no-match');
    await followed();
    await user.click(screen.getByRole('radio', { name: 'Check my details again' }));
    await user.click(button('Continue'));
    await arriveAt('/proofing/check-your-details?noMatch');
    await clickBack(user);
    await arriveAt('/proofing/no-match');
    expect(place()).toBe(0);
    expect(screen.getByRole('radio', { name: 'Check my details again' })).toBeChecked();
  });

  it('whatever query it was opened with', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email?client_id=mock&vtr=%5B%22P5%22%5D');
    await followed();
    await user.type(byId('user-email'), 'mobile@example.com');
    await user.click(button('Continue'));
    await arriveAt('/log-in-password');
    await clickBack(user);
    await waitFor(() => expect(place()).toBe(0));
    expect(window.location.search).toBe('?client_id=mock&vtr=%5B%22P5%22%5D');
  });

  it('once, for a double click', async () => {
    const { user } = await comeToDateOfBirth();
    stopClock();
    await user.dblClick(link('Back'));
    await arriveAt('/proofing/enter-name');
    expect(place()).toBe(1);
  });

  it('once, for a double click whose second press meets the Back link of the page before', async () => {
    const back = vi.spyOn(window.history, 'go');
    await comeToDateOfBirth();
    stopClock();
    clickBackAfter(0);
    await arriveAt('/proofing/enter-name');
    expect(clickBackAfter(499)).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
    clickBackAfter(500);
    await arriveAt('/proofing/know-nhs-number');
    expect(back).toHaveBeenCalledTimes(2);
  });
});

describe('the Back link leads on', () => {
  it('on a page that was opened by its address: Back finds what was typed', async () => {
    const { user } = await openProofing('/proofing/enter-name');
    await followed();
    await user.type(firstName(), 'Jo');
    await clickBack(user);
    await arriveAt('/proofing/know-nhs-number');
    expect(place()).toBe(1);
    await goBy('back', '/proofing/enter-name');
    expect(firstName()).toHaveValue('Jo');
  });

  it('once, for a double click whose second press meets the Back link of the page that came', async () => {
    await openProofing('/proofing/enter-dob');
    await followed();
    stopClock();
    clickBackAfter(0);
    await arriveAt('/proofing/enter-name');
    clickBackAfter(499);
    expect(address()).toBe('/proofing/enter-name');
    expect(place()).toBe(1);
  });

  it('where another page comes before', async () => {
    signInAs('mobile');
    const { user } = await visit('/reset/check-email');
    await followed();
    await user.click(button('Get a link'));
    await arriveAt('/forgotten-password');
    await user.type(byId('user-email'), 'some@example.com');
    await clickBack(user);
    await arriveAt('/login');
    expect(place()).toBe(2);
    expect(byId('user-email')).toHaveValue('some@example.com');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s, as the browser does it: to another tab', async (key) => {
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

describe("'Go back', on a text that anybody may read, goes back once", () => {
  it('to the entry screen, which it names too', async () => {
    const { user } = await openVariant('log-in-password.usual');
    await followed();
    await clickBack(user);
    await arriveAt('/enter-email');
    await user.click(link('Terms and conditions'));
    await arriveAt('/terms-and-conditions');
    const go = vi.spyOn(window.history, 'go');
    await user.click(link('Go back'));
    await arriveAt('/enter-email');
    expect(go).toHaveBeenCalledTimes(1);
    expect(place()).toBe(1);
  });
});
