import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../mocks/server';
import { goBy } from '../support/go-by';
import { byName, openProofing } from '../support/open-proofing';
import { aroundPages, arriveAt, button, byId, link } from '../support/page';
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

describe('the Back link goes back in the history where the entry before is its page', () => {
  it('so that Forward finds what was typed, and Back leads on to the page before', async () => {
    const { user } = await comeToName();
    await user.type(firstName(), 'Jo');
    await user.click(link('Back'));
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
    await user.click(link('Back'));
    await arriveAt('/proofing/no-match');
    expect(place()).toBe(0);
    expect(screen.getByRole('radio', { name: 'Check my details again' })).toBeChecked();
  });

  it('once, for a double click', async () => {
    const { user } = await comeToName();
    await user.type(firstName(), 'Jo');
    await user.type(screen.getByLabelText('Last name'), 'Public');
    await user.click(button('Continue'));
    await arriveAt('/proofing/enter-dob');
    await user.dblClick(link('Back'));
    await arriveAt('/proofing/enter-name');
    expect(place()).toBe(1);
    await user.click(link('Back'));
    await arriveAt('/proofing/know-nhs-number');
    expect(place()).toBe(0);
  });
});

describe('the Back link leads on', () => {
  it('on a page that was opened by its address: Back finds what was typed', async () => {
    const { user } = await openProofing('/proofing/enter-name');
    await followed();
    await user.type(firstName(), 'Jo');
    await user.click(link('Back'));
    await arriveAt('/proofing/know-nhs-number');
    expect(place()).toBe(1);
    await goBy('back', '/proofing/enter-name');
    expect(firstName()).toHaveValue('Jo');
  });

  it('where another page comes before', async () => {
    signInAs('mobile');
    const { user } = await visit('/reset/check-email');
    await followed();
    await user.click(button('Get a link'));
    await arriveAt('/forgotten-password');
    await user.type(byId('user-email'), 'some@example.com');
    await user.click(link('Back'));
    await arriveAt('/login');
    expect(place()).toBe(2);
    expect(byId('user-email')).toHaveValue('some@example.com');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s, as the browser does it: to another tab', async (key) => {
    await comeToName();
    const back = link('Back');
    // The browser's own part: jsdom cannot open a tab.
    back.addEventListener('click', (press) => press.preventDefault());
    fireEvent.click(back, { [key]: true });
    expect(window.location.pathname).toBe('/proofing/enter-name');
    expect(place()).toBe(1);
  });
});
