import { screen } from '@testing-library/react';
import { postcodeOutOfArea } from '@/state/events';
import { byNumber, openProofing } from '../../support/open-proofing';
import { address, attributesOf, button, byId, expectPage, expectRefusal, fillAndContinue } from '../../support/page';

const page = '/proofing/enter-postcode';
const dead = '/proofing/nhs-login-not-available-your-area';

async function give(typed: string) {
  const visited = await openProofing(page, byNumber);
  await fillAndContinue(visited.user, 'postcode', typed);
  return visited;
}

describe('question about the postcode', () => {
  it('shows which postcode is meant', async () => {
    await openProofing(page);
    await expectPage(page, 'What is your postcode?');
    const field = screen.getByLabelText('Postcode');
    expect(field).toHaveAccessibleDescription(/England, Wales or the Isle of Man.*your GP has on record/);
    expect(attributesOf(field)).toMatchObject({ autocomplete: 'postal-code', autocapitalize: 'characters', autocorrect: 'off' });
  });

  it.each([
    ['nothing', '', 'You need to enter your postcode'],
    ['half of one', 'LS1', 'Check you have entered your postcode correctly'],
  ])('refuses the postcode %s', async (_what, typed, sentence) => {
    const { user, store } = await give(typed);
    await expectRefusal(user, 'postcode', sentence);
    expect(byId('postcode')).toHaveValue(typed);
    expect(address()).toBe(page);
    expect(store.getState().proofing.postcode).toBe('LS1 4AP');
  });

  it.each([
    [' l s 1 - 4 a p ', 'LS1 4AP'],
    ['EC1A1BB', 'EC1A 1BB'],
  ])('stores %j as %s, and shows all answers', async (typed, expected) => {
    const { store } = await give(typed);
    await expectPage('/proofing/check-your-details', 'Check your details');
    expect(store.getState().proofing.postcode).toBe(expected);
    expect(screen.getByText(expected)).toBeVisible();
  });

  it.each([
    ['Scotland', 'eh1 1aa', 'EH1 1AA'],
    ['Jersey', 'JE2 3AB', 'JE2 3AB'],
  ])('stores a postcode of %s, and shows that its records are unavailable', async (_where, typed, expected) => {
    const { user, store } = await give(typed);
    await expectPage(dead, 'NHS login is not available in your area');
    expect(store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: expected });
    expect(screen.getByText(expected)).toBeVisible();
    expect(screen.getByText(/cannot access patient data there/)).toBeVisible();
    await user.click(button('Enter a different postcode'));
    await expectPage(page, 'What is your postcode?');
    expect(store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: '' });
    expect(byId('postcode')).toHaveValue('');
  });

  it('shows the stored postcode', async () => {
    await openProofing(page, byNumber);
    expect(byId('postcode')).toHaveValue('LS1 4AP');
  });
});

it('renders the page of an unsupported postcode without a postcode', async () => {
  await openProofing(dead);
  await expectPage(dead, 'NHS login is not available in your area');
  expect(screen.getByText(/a postcode outside England, Wales and the Isle of Man/)).toBeVisible();
});

it('preserves all other answers after an unsupported postcode', async () => {
  const { user, store } = await openProofing(dead, [...byNumber, postcodeOutOfArea('BT1 1AA')]);
  await user.click(button('Enter a different postcode'));
  await expectPage(page);
  expect(store.getState().proofing).toMatchObject({ nhsNumber: '9990000018', dob: '1984-03-15', postcode: 'LS1 4AP' });
  expect(byId('postcode')).toHaveValue('');
});
