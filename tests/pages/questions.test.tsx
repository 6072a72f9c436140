import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dobCleared, nhsNumberGiven, nhsNumberNotKnown, pyiSelected } from '@/state/events';
import { byName, byNumber, openProofing } from '../support/open-proofing';
import { button, byId, clickBack, expectPage, fill } from '../support/page';
import { sample } from '../support/sample';
import type { Visit } from '../support/visit';

type Answers = Readonly<Record<string, string>>;
const number = '/proofing/know-nhs-number';
const name = '/proofing/enter-name';
const dob = '/proofing/enter-dob';
const postcode = '/proofing/enter-postcode';
const confirm = '/proofing/confirm-your-details';
const maya: Answers = { firstName: 'Maya', lastName: 'Okafor' };
const born: Answers = { 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' };
const lives: Answers = { postcode: 'LS1 4AP' };

async function reply({ user }: Pick<Visit, 'user'>, answers: Answers | 'no' | string) {
  if (answers === 'no') await user.click(byId('choice-2'));
  else if (typeof answers === 'string') {
    await user.click(byId('choice-1'));
    await fill(user, 'nhsNumber', answers);
  } else for (const [id, text] of Object.entries(answers)) await fill(user, id, text);
  await user.click(button('Continue'));
}
const backLink = () => screen.queryByRole('link', { name: 'Back' });

const nothing: readonly UnknownAction[] = [];
const knows = [nhsNumberGiven('4857773457')];
const knowsNot = [nhsNumberNotKnown()];

describe('page after a question', () => {
  it.each<[string, readonly UnknownAction[], string, Answers | string, string]>(
    sample(
      [
        ['the number, which is known', nothing, number, '485 777 3457', dob],
        ['the number, which is not known', nothing, number, 'no', name],
        ['the number, which is not known after all', byNumber, number, 'no', name],
        ['the name', knowsNot, name, maya, dob],
        ['the name, although the number is known', byNumber, name, maya, dob],
        ['the date of birth', knows, dob, born, postcode],
        ['the date of birth, once all has been answered', byName, dob, born, postcode],
        ['the postcode', [...knows, ...byNumber], postcode, lives, '/proofing/check-your-details'],
        ['the postcode of a person without a number', byName, postcode, lives, '/proofing/check-your-details'],
        ['the postcode, while the rest is missing: the first question', nothing, postcode, lives, number],
      ],
      4,
    ),
  )('shows the next page: %s', async (_what, events, page, answers, next) => {
    await reply(await openProofing(page, events), answers);
    await expectPage(next);
  });

  it('stores from the name that the number is unknown', async () => {
    const visited = await openProofing(name, byNumber);
    await reply(visited, maya);
    await expectPage(dob);
    expect(visited.store.getState().proofing.knowNhsNumber).toBe(false);
  });
});

describe('Back link of a question', () => {
  it.each<[string, readonly UnknownAction[], string, string | undefined]>(
    sample(
      [
        ['from the number: nowhere', nothing, number, undefined],
        ['from the number, once it was given: nowhere', byNumber, number, undefined],
        ['from the name', knowsNot, name, number],
        ['from the name, opened by its address', nothing, name, number],
        ['from the date of birth, when the number is known', knows, dob, number],
        ['from the date of birth, when the number is not known', knowsNot, dob, name],
        ['from the date of birth, opened by its address', nothing, dob, name],
        ['from the postcode, when the number is known', byNumber, postcode, dob],
        ['from the postcode, when the number is not known', byName, postcode, dob],
      ],
      4,
    ),
  )('targets the previous question: %s', async (_where, events, page, back) => {
    const { user } = await openProofing(page, events);
    expect(backLink() !== null).toBe(back !== undefined);
    if (back) await clickBack(user);
    await expectPage(back ?? page);
  });

  it('shows the stored answer on the previous question', async () => {
    const visited = await openProofing(number);
    await reply(visited, '485 777 3457');
    await expectPage(dob, 'What is your date of birth?');
    await reply(visited, born);
    await expectPage(postcode, 'What is your postcode?');
    await clickBack(visited.user);
    await expectPage(dob, 'What is your date of birth?');
    expect(byId('dob-year')).toHaveValue('1984');
    await clickBack(visited.user);
    await expectPage(number, 'Do you know your NHS number?');
    expect(byId('nhsNumber')).toHaveValue('485 777 3457');
  });
});

describe('user who proves their identity another way', () => {
  it.each<[string, readonly UnknownAction[], string, Answers | string]>(
    sample(
      [
        ['the number', byNumber, number, '485 777 3457'],
        ['the number, which is known after all', byName, number, '485 777 3457'],
        ['the number, which is not known, where the name was given', [...byNumber, ...byName], number, 'no'],
        ['the name', byName, name, maya],
        ['the date of birth', byName, dob, born],
        ['the postcode', byNumber, postcode, lives],
      ],
      4,
    ),
  )('shows %s without a Back link, and then the details', async (_what, events, page, answers) => {
    const visited = await openProofing(page, [...events, pyiSelected()]);
    expect(backLink()).not.toBeInTheDocument();
    await reply(visited, answers);
    await expectPage(confirm, 'Confirm your details');
  });

  it.each<[string, readonly UnknownAction[], string, Answers | string, string]>([
    ['the name of a person who takes back the number', byNumber, number, 'no', name],
    ['the postcode', byNumber.slice(0, -1), dob, born, postcode],
    ['the date of birth', [...byNumber, dobCleared()], number, '485 777 3457', dob],
  ])('asks first for the missing answer: %s', async (_what, events, page, answers, next) => {
    const visited = await openProofing(page, [...events, pyiSelected()]);
    await reply(visited, answers);
    await expectPage(next);
    expect(backLink()).not.toBeInTheDocument();
  });

  it.each<[string, Answers, string]>([
    [dob, { ...born, 'dob-year': String(new Date().getFullYear()), 'dob-day': '1', 'dob-month': '1' }, '/proofing/you-need-to-be-over-11'],
    [postcode, { postcode: 'EH1 1AA' }, '/proofing/nhs-login-not-available-your-area'],
  ])('shows the dead end of %s', async (page, answers, end) => {
    await reply(await openProofing(page, [...byNumber, pyiSelected()]), answers);
    await expectPage(end);
  });
});
