import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { matchChosen, nhsNumberGiven, nhsNumberNotKnown, pyiSelected } from '@/state/events';
import { byName, byNumber, openProofing } from '../../support/open-proofing';
import { button, byId, clickBack, expectPage, fill } from '../../support/page';
import { overwriteSlice } from '../../support/stored';
import { unloadDocument, type Visit, visit } from '../../support/visit';

const page = '/proofing/find-nhs-record';
const title = 'Help us find your NHS record';

async function open(vtr?: unknown) {
  const visited = await visit(page, { persona: 'uplift', upTo: 'identity-token', oidc: { vtr } });
  await expectPage(page, title);
  return visited;
}
const subheadings = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('start of proofing', () => {
  it('shows the first question and replaces the history entry of the start of proofing', async () => {
    const { user } = await open('["P5.Cp.Cd"]');
    const before = window.history.length;
    await user.click(button('Continue'));
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    expect(window.history.length).toBe(before);
  });

  it('shows nothing about a new account to other users', async () => {
    await open('["P5.Cp.Cd"]');
    expect(screen.queryByText('You have created an account')).not.toBeInTheDocument();
    expect(subheadings()).toEqual([]);
    // Plain text: the design system's card has a heading.
    expect(screen.getByText(/Answer 3 questions/)).toBeVisible();
    expect(screen.queryByText(/Answer 3 questions/, { selector: '.nhsuk-card *' })).not.toBeInTheDocument();
  });

  it('ticks off a new account at the start of proofing and shows the next step', async () => {
    await open('["P5.Cp.Cd"]');
    await unloadDocument();
    await overwriteSlice('journey', { accountCreated: true });
    await visit(page);
    await expectPage(page, title);
    expect(screen.getByText('You have created an account')).toBeVisible();
    expect(subheadings()).toEqual(['Next step']);
  });
});

const cards = () => ['Prove who you are', 'Last step'].filter((text) => screen.queryByText(text));

it.each<[string, unknown]>([
  ['JSON text of several vectors', '["P9.Cp.Cd","P9.Cp.Ck","P9.Cm"]'],
  ['nothing: P9 is what that means', undefined],
])('shows the later step when the client asks for P9 by %s', async (_how, vtr) => {
  await open(vtr);
  expect(cards()).toEqual(['Prove who you are', 'Last step']);
  expect(screen.getByText(/share your GP details, or to send a photo of your ID/)).toBeVisible();
});

it.each<[string, unknown]>([
  ['JSON text of P5', '["P5.Cp.Cd","P5.Cp.Ck","P5.Cm"]'],
  ['P5 or P9', '["P9.Cp.Cd","P5.Cp.Cd"]'],
])('shows no later step when the client asks for %s', async (_what, vtr) => {
  await open(vtr);
  expect(cards()).toEqual([]);
});
type Answers = Readonly<Record<string, string>>;
const number = '/proofing/know-nhs-number';
const name = '/proofing/enter-name';
const dob = '/proofing/enter-dob';
const postcode = '/proofing/enter-postcode';
const confirm = '/proofing/confirm-your-details';
const maya: Answers = { firstName: 'Maya', lastName: 'Okafor' };
const born: Answers = { 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' };
const lives: Answers = { postcode: 'LS1 4AP' };

async function reply({ user }: Pick<Visit, 'user'>, answers: Answers | string) {
  if (typeof answers === 'string') {
    await user.click(byId('choice-1'));
    await fill(user, 'nhsNumber', answers);
  } else for (const [id, text] of Object.entries(answers)) await fill(user, id, text);
  await user.click(button('Continue'));
}
const backLink = () => screen.queryByRole('link', { name: 'Back' });

const nothing: readonly UnknownAction[] = [];
const knows = [nhsNumberGiven('4857773457')];
const knowsNot = [nhsNumberNotKnown()];

it('stores that the NHS number is unknown after the question about the name', async () => {
  const visited = await openProofing(name, byNumber);
  await reply(visited, maya);
  await expectPage(dob);
  expect(visited.store.getState().proofing.knowNhsNumber).toBe(false);
});

it.each<[string, readonly UnknownAction[], string, string]>([
  ['from the number', nothing, number, page],
  ['from the number, tried after the name', [...byName, matchChosen('number')], number, '/proofing/no-match'],
  ['from the date of birth, when the number is known', knows, dob, number],
  ['from the date of birth, when the number is not known', knowsNot, dob, name],
  ['from the postcode', byNumber, postcode, dob],
])('targets the previous question by the Back link: %s', async (_where, events, page, back) => {
  const { user } = await openProofing(page, events);
  await clickBack(user);
  await expectPage(back);
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

describe('user who proves their identity another way', () => {
  it.each<[string, readonly UnknownAction[], string, Answers | string]>([
    ['the number, which is known after all', byName, number, '485 777 3457'],
    ['the name', byName, name, maya],
    ['the postcode', byNumber, postcode, lives],
  ])('shows %s without a Back link, and then the details', async (_what, events, page, answers) => {
    const visited = await openProofing(page, [...events, pyiSelected()]);
    expect(backLink()).not.toBeInTheDocument();
    await reply(visited, answers);
    await expectPage(confirm, 'Confirm your details');
  });

  it.each<[string, Answers, string]>([
    [dob, { ...born, 'dob-year': String(new Date().getFullYear()), 'dob-day': '1', 'dob-month': '1' }, '/proofing/you-need-to-be-over-11'],
    [postcode, { postcode: 'EH1 1AA' }, '/proofing/nhs-login-not-available-your-area'],
  ])('shows the dead end of %s to a user who proves their identity another way', async (page, answers, end) => {
    await reply(await openProofing(page, [...byNumber, pyiSelected()]), answers);
    await expectPage(end);
  });
});
