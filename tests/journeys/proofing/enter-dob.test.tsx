import { screen } from '@testing-library/react';
import { byNumber, openProofing } from '../../support/open-proofing';
import { address, button, byId, expectPage, expectRefusal, fill, link } from '../../support/page';

const page = '/proofing/enter-dob';
const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];
/** 21 November 2026, 12:00. */
const today = new Date(2026, 10, 21, 12);

async function give(typed: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  const visited = await openProofing(page, byNumber);
  for (const [index, text] of typed.split('/').entries()) await fill(visited.user, `dob-${parts[index] ?? ''}`, text);
  await visited.user.click(button('Continue'));
  return visited;
}
const marked = () => parts.filter((part) => byId(`dob-${part}`).classList.contains('nhsuk-input--error'));

it('asks for day, month and year of birth with an example', async () => {
  await openProofing(page);
  await expectPage(page, 'What is your date of birth?');
  const group = screen.getByRole('group', { name: 'What is your date of birth?' });
  expect(group).toHaveAccessibleDescription('For example, 15 3 1984');
});

it.each<[string, string, string, Part[]]>([
  ['nothing', '//', 'Enter your date of birth', ['day', 'month', 'year']],
  ['no month', '15//1984', 'Your date of birth must include a month', ['month']],
  ['tomorrow', '22/11/2026', 'Check you have entered the correct year', ['day', 'month', 'year']],
])('refuses the date of birth %s, and marks the invalid part', async (_what, typed, sentence, wrong) => {
  const { user, store } = await give(typed);
  await expectRefusal(user, `dob-${wrong[0] ?? ''}`, sentence, { group: true });
  expect(marked()).toEqual(wrong);
  expect(parts.map((part) => byId<HTMLInputElement>(`dob-${part}`).value)).toEqual(typed.split('/'));
  expect(address()).toBe(page);
  expect(store.getState().proofing.dob).toBe('1984-03-15');
});

it.each([
  ['an ordinary one', '15/3/1984', '1984-03-15'],
  ['a month by its first letters', '5/Sept./1984', '1984-09-05'],
])('stores the date of birth %s, and asks for the postcode', async (_what, typed, expected) => {
  const { store } = await give(typed);
  await expectPage('/proofing/enter-postcode', 'What is your postcode?');
  expect(store.getState().proofing.dob).toBe(expected);
});

it('removes the stored date when the user is eleven tomorrow, so too young', async () => {
  const { user, store } = await give('22/11/2015');
  await expectPage('/proofing/you-need-to-be-over-11', 'Sorry, to use NHS login you need to be over 11 years old');
  expect(store.getState().proofing.dob).toBe('');
  await user.click(link(/enter your date of birth/));
  await expectPage(page, 'What is your date of birth?');
  expect(parts.map((part) => byId<HTMLInputElement>(`dob-${part}`).value)).toEqual(['', '', '']);
});

it('shows the stored date of birth without leading zeros', async () => {
  await openProofing(page, byNumber);
  expect(parts.map((part) => byId<HTMLInputElement>(`dob-${part}`).value)).toEqual(['15', '3', '1984']);
});
