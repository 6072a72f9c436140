import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { byNumber, openProofing } from '../../support/open-proofing';
import { address, button, byId, errorSummary, expectPage, fill, groupError, link } from '../../support/page';
import { sample } from '../../support/sample';

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

describe('question about the date of birth', () => {
  it('asks for day, month and year with an example', async () => {
    await openProofing(page);
    await expectPage(page, 'What is your date of birth?');
    const group = screen.getByRole('group', { name: 'What is your date of birth?' });
    expect(group).toHaveAccessibleDescription('For example, 15 3 1984');
    for (const [label, part] of [
      ['Day', 'day'],
      ['Month', 'month'],
      ['Year', 'year'],
    ] as const) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveAttribute('id', `dob-${part}`);
      expect(field).toHaveAttribute('inputmode', 'numeric');
      expect(field).toHaveAttribute('autocomplete', `bday-${part}`);
    }
  });

  const year = 'Your birth year must have 4 numbers';
  const real = 'You need to enter a real date of birth';
  const correct = 'Check you have entered the correct year';
  const without = (missing: string) => `Your date of birth must include a ${missing}`;
  it.each<[string, string, string, Part[]]>(
    sample(
      [
        ['no day', '/3/1984', without('day'), ['day']],
        ['no month', '15//1984', without('month'), ['month']],
        ['no year', '15/3/', without('year'), ['year']],
        ['neither day nor month', '//1984', without('day and month'), ['day', 'month']],
        ['neither day nor year', '/3/', without('day and year'), ['day', 'year']],
        ['neither month nor year', '15//', without('month and year'), ['month', 'year']],
        ['a year of two numbers', '15/3/84', year, ['year']],
        ['letters for a year', '15/3/yyyy', year, ['year']],
        ['letters for a month', '15/abc/1984', real, ['month']],
        ['31 April', '31/4/1984', real, ['day', 'month', 'year']],
        ['29 February of no leap year', '29/2/1985', real, ['day', 'month', 'year']],
        ['1899', '31/12/1899', correct, ['year']],
        ['next year', '1/1/2027', correct, ['year']],
        ['tomorrow', '22/11/2026', correct, ['day', 'month', 'year']],
      ],
      4,
    ),
  )('refuses the date of birth %s, and marks the invalid part', async (_what, typed, sentence, wrong) => {
    const { user, store } = await give(typed);
    expect(await errorSummary()).toEqual([sentence]);
    expect(groupError()).toBe(sentence);
    expect(marked()).toEqual(wrong);
    expect(parts.map((part) => byId<HTMLInputElement>(`dob-${part}`).value)).toEqual(typed.split('/'));
    await user.click(link(sentence));
    expect(byId(`dob-${wrong[0] ?? ''}`)).toHaveFocus();
    expect(address()).toBe(page);
    expect(store.getState().proofing.dob).toBe('1984-03-15');
  });

  it('requires a date of birth', async () => {
    const { user } = await give('//');
    expect(await errorSummary()).toEqual(['Enter your date of birth']);
    expect(groupError()).toBe('Enter your date of birth');
    expect(marked()).toEqual(['day', 'month', 'year']);
    await user.click(link('Enter your date of birth'));
    expect(byId('dob-day')).toHaveFocus();
  });

  it.each(
    sample(
      [
        ['an ordinary one', '15/3/1984', '1984-03-15'],
        ['a month by its name', '5/March/1984', '1984-03-05'],
        ['a month by its first letters', '5/Sept./1984', '1984-09-05'],
        ['leading zeros', '05/03/1984', '1984-03-05'],
        ['spaces', ' 5 / 3 / 1984 ', '1984-03-05'],
        ['29 February of a leap year', '29/2/2000', '2000-02-29'],
        ['the first day of 1900', '1/1/1900', '1900-01-01'],
        ['an eleventh birthday today', '21/11/2015', '2015-11-21'],
      ],
      4,
    ),
  )('stores the date of birth %s, and asks for the postcode', async (_what, typed, expected) => {
    const { store } = await give(typed);
    await expectPage('/proofing/enter-postcode', 'What is your postcode?');
    expect(store.getState().proofing.dob).toBe(expected);
  });

  it.each([
    ['is eleven tomorrow', '22/11/2015'],
    ['was born today', '21/11/2026'],
    ['was born yesterday', '20/11/2026'],
  ])('removes the stored date when the user %s is too young', async (_who, typed) => {
    const { user, store } = await give(typed);
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
});
