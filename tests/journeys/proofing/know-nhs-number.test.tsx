import { screen } from '@testing-library/react';
import { nhsNumber } from '@/journeys/proofing/nhs-number';
import { byName, byNumber, openProofing } from '../../support/open-proofing';
import { address, attributesOf, button, byId, expectPage, expectRefusal, fill, fillAndContinue } from '../../support/page';

const page = '/proofing/know-nhs-number';
const yes = 'Yes, I know my NHS number';
/** The design system's class of conditional content whose option is not selected. */
const hidden = 'nhsuk-radios__conditional--hidden';
const no = 'No, continue with my full name';

async function give(typed: string) {
  const visited = await openProofing(page);
  await visited.user.click(screen.getByLabelText(yes));
  await fillAndContinue(visited.user, 'nhsNumber', typed);
  return visited;
}

it('shows two answers about the NHS number, and that it has 10 digits', async () => {
  await openProofing(page);
  await expectPage(page, 'Do you know your NHS number?');
  expect(screen.getByRole('group', { name: 'Do you know your NHS number?' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['yes', 'no']);
  expect(screen.getAllByText(/10 digit number/).length).toBeGreaterThan(0);
  expect(document.title).toBe('Do you know your NHS number? - NHS login');
});

it('shows the NHS number field only to a user who knows the number', async () => {
  const { user } = await openProofing(page);
  const reveal = byId('choice-1--conditional');
  expect(reveal).toHaveClass(hidden);
  await user.click(screen.getByLabelText(yes));
  expect(reveal).not.toHaveClass(hidden);
  expect(byId('nhsNumber')).toHaveAccessibleDescription(/10 digit number/);
  await user.click(screen.getByLabelText(no));
  expect(reveal).toHaveClass(hidden);
});

it('shows an NHS number field for digits that accepts spaces', async () => {
  await openProofing(page);
  const field = byId('nhsNumber');
  expect(screen.getByLabelText('NHS number')).toBe(field);
  expect(attributesOf(field)).toMatchObject({ type: 'text', inputmode: 'numeric' });
  expect(field).not.toHaveAttribute('maxlength');
  expect(field).toHaveAttribute('autocomplete', 'off');
});

it('shows an example NHS number that is valid, unused and unbroken', async () => {
  await openProofing(page);
  const [, example = ''] = /like (.*)$/.exec(byId('nhsNumber--hint').textContent) ?? [];
  expect(example).toMatch(/^999\u00A0000\u00A0\d{4}$/);
  expect(nhsNumber.parse(example)).toBe(example.replaceAll('\u00A0', ''));
});

it('requires an answer to the question about the NHS number', async () => {
  const { user } = await openProofing(page);
  await user.click(button('Continue'));
  await expectRefusal(user, 'choice-1', 'Select yes, if you know your NHS number', { group: true });
  expect(address()).toBe(page);
});

it.each([
  ['nothing', '', 'Enter your NHS number'],
  ['a failed check digit', '485 777 3456', 'The number you entered is not an NHS number'],
])('refuses the NHS number %s', async (_what, typed, sentence) => {
  const { user, store } = await give(typed);
  await expectRefusal(user, 'nhsNumber', sentence);
  expect(byId('nhsNumber')).toHaveValue(typed);
  expect(screen.getByLabelText(yes)).toBeChecked();
  expect(address()).toBe(page);
  expect(store.getState().proofing).toMatchObject({ knowNhsNumber: null, nhsNumber: '' });
});

it.each(['485-777-3457', 'NHS number: 485 777 3457'])('stores %j as its digits, and shows the next question', async (typed) => {
  const { store } = await give(typed);
  await expectPage('/proofing/enter-dob', 'What is your date of birth?');
  expect(store.getState().proofing).toMatchObject({ knowNhsNumber: true, nhsNumber: '4857773457' });
});

it('ignores the NHS number of a user who does not know it, and asks for the name', async () => {
  const { user, store } = await openProofing(page);
  await user.click(screen.getByLabelText(yes));
  await fill(user, 'nhsNumber', '12');
  await user.click(screen.getByLabelText(no));
  await user.click(button('Continue'));
  await expectPage('/proofing/enter-name', 'What is your name?');
  expect(store.getState().proofing.knowNhsNumber).toBe(false);
});

it('shows the stored NHS number in groups', async () => {
  await openProofing(page, byNumber);
  expect(screen.getByLabelText(yes)).toBeChecked();
  expect(byId('nhsNumber')).toHaveValue('999 000 0018');
  expect(byId('choice-1--conditional')).not.toHaveClass(hidden);
});

it('shows the stored answer of a user who does not know the NHS number', async () => {
  await openProofing(page, byName);
  expect(screen.getByLabelText(no)).toBeChecked();
  expect(byId('nhsNumber')).toHaveValue('');
});
