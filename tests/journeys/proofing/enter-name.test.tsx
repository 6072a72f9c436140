import { screen } from '@testing-library/react';
import { byName, openProofing } from '../../support/open-proofing';
import { address, attributesOf, byId, errorSummary, expectPage, fieldError, fill, fillAndContinue, link } from '../../support/page';

const page = '/proofing/enter-name';

async function give(first: string, middle: string, last: string) {
  const visited = await openProofing(page);
  await fill(visited.user, 'firstName', first);
  await fill(visited.user, 'middleNames', middle);
  await fillAndContinue(visited.user, 'lastName', last);
  return visited;
}
const parts = ['firstName', 'middleNames', 'lastName'];
const errors = () => parts.map((id) => fieldError(byId(id)));
const values = () => parts.map((id) => byId<HTMLInputElement>(id).value);

it('asks for three parts of the name, one of them optional', async () => {
  await openProofing(page);
  await expectPage(page, 'What is your name?');
  expect(screen.getByText(/same full name registered with your GP surgery/)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText('Middle names (optional)')).toHaveAttribute('autocomplete', 'additional-name');
  expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
  for (const field of screen.getAllByRole('textbox')) {
    expect(attributesOf(field)).toMatchObject({ autocapitalize: 'words', autocorrect: 'off', spellcheck: 'false' });
  }
});

it('requires a first and a last name', async () => {
  const { user } = await give('', '', '');
  expect(await errorSummary()).toEqual(['You need to enter your first name', 'You need to enter your last name']);
  expect(errors()).toEqual(['Enter your first name', '', 'Enter your last name']);
  await user.click(link('You need to enter your last name'));
  expect(byId('lastName')).toHaveFocus();
  expect(address()).toBe(page);
});

it('requires two characters in each given part of the name', async () => {
  const { store } = await give('M', 'A', ' O ');
  expect(await errorSummary()).toEqual([
    'You must enter more than one character for your first name',
    'You must enter more than one character for your middle name',
    'You must enter more than one character for your last name',
  ]);
  expect(errors()).toEqual(['Incomplete first name', 'Incomplete middle name', 'Incomplete last name']);
  expect(store.getState().proofing).toMatchObject({ firstName: '', middleNames: '', lastName: '' });
});

it.each([
  ['accents, a hyphen and an apostrophe', 'Zoë', 'Anaïs', 'O’Brien-Núñez', { lastName: "O'Brien-Núñez" }],
  ['spaces', ' Maya  Ann ', ' Ada   Grace ', ' Okafor', { firstName: 'Maya Ann', middleNames: 'Ada Grace', lastName: 'Okafor' }],
])('stores a name with %s, and asks for the date of birth', async (_what, firstName, middleNames, typed, expected) => {
  const { store } = await give(firstName, middleNames, typed);
  await expectPage('/proofing/enter-dob', 'What is your date of birth?');
  expect(store.getState().proofing).toMatchObject({ firstName, middleNames, ...expected, knowNhsNumber: false });
});

it('shows the stored name', async () => {
  await openProofing(page, byName);
  expect(values()).toEqual(['Maya', 'Ada Grace', 'Okafor']);
});

it('preserves a name that is refused', async () => {
  await give('Maya', 'A', 'Okafor');
  await errorSummary();
  expect(values()).toEqual(['Maya', 'A', 'Okafor']);
  expect(document.title).toBe('Error: What is your name? - NHS login');
});
