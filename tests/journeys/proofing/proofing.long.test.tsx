import { screen } from '@testing-library/react';
import { postcodeOutOfArea, pyiSelected } from '@/state/events';
import type { Details } from '../../../mocks/people/health-records';
import { traitsOf } from '../../../mocks/people/personas';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { world } from '../../../mocks/server';
import {
  button,
  byId,
  byName,
  byNumber,
  clickBack,
  expectPage,
  fill,
  fillAndContinue,
  foundDuplicate,
  link,
  openProofing,
  performAction,
  reload,
  type Visit,
} from '../../support/user';

const detailsOf = () => traitsOf('no-match').details as Details;

async function enterNhsNumber(user: Visit['user']) {
  await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
  await user.click(byId('choice-1'));
  await fillAndContinue(user, 'nhsNumber', detailsOf().nhsNumber);
}

async function enterName(user: Visit['user']) {
  const { firstName, middleNames, lastName } = detailsOf();
  await expectPage('/proofing/enter-name', 'What is your name?');
  await fill(user, 'firstName', firstName);
  await fill(user, 'middleNames', middleNames);
  await fillAndContinue(user, 'lastName', lastName);
}

async function submitDetails(user: Visit['user'], query = '') {
  await expectPage(`/proofing/check-your-details${query}`, 'Check your details');
  await user.click(button('Submit information'));
}

const clickContinue = (visited: Pick<Visit, 'user'>) => performAction(visited, { clicked: 'Continue' });
const chooseAndContinue = (visited: Pick<Visit, 'user'>, chosen: string) => performAction(visited, { chosen, clicked: 'Continue' });

async function continueThroughQuestions(visited: Pick<Visit, 'user'>) {
  await expectPage('/proofing/enter-dob');
  await clickContinue(visited);
  await expectPage('/proofing/enter-postcode');
  await clickContinue(visited);
}

describe('change of the proof method', () => {
  const noMatch = '/proofing/no-match';
  const check = '/proofing/check-your-details';
  const confirm = '/proofing/confirm-your-details';
  const noMatchByNumber = answersOf('no-match', 'number');
  const noMatchByName = answersOf('no-match', 'name');

  async function withdrawOtherWay(events = noMatchByName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await expectPage(noMatch);
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    window.history.back();
    await expectPage(noMatch);
    return visited;
  }

  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it.each([
    ['number', noMatchByName, 'Try my NHS number instead', enterNhsNumber, 'nhs-known'],
    ['name', noMatchByNumber, 'Try my full name instead', enterName, 'demog-trace'],
  ] as const)('searches by %s after another way was chosen by mistake', async (_by, events, label, enter, call) => {
    const visited = await withdrawOtherWay(events);
    await chooseAndContinue(visited, label);
    await enter(visited.user);
    await continueThroughQuestions(visited);
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls(call)).toBe(1);
  });

  it('searches again after a change on the page of all details', async () => {
    const visited = await openProofing(check, [...noMatchByName, pyiSelected()], 'no-match');
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob?change');
    await clickContinue(visited);
    await expectPage(check);
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });
});

describe('no match retry', () => {
  const noMatch = '/proofing/no-match';
  const check = '/proofing/check-your-details';
  const number = '/proofing/know-nhs-number';
  const back = () => window.history.back();

  async function tryNumber(events = byName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await chooseAndContinue(visited, 'Try my NHS number instead');
    await expectPage(number);
    return visited;
  }

  it('shows "yes" chosen and an empty field for the NHS number after no match, also after a reload', async () => {
    await tryNumber();
    expect(byId('choice-1')).toBeChecked();
    expect(byId('choice-2')).not.toBeChecked();
    expect(byId('nhsNumber')).toHaveValue('');
    await reload();
    await expectPage(number);
    expect(byId('choice-1')).toBeChecked();
  });

  it('stores "no" for the NHS number again after no match, and shows it on the way back', async () => {
    const visited = await tryNumber();
    await visited.user.click(byId('choice-2'));
    await clickContinue(visited);
    await expectPage('/proofing/enter-name');
    back();
    await expectPage(number);
    expect(byId('choice-2')).toBeChecked();
  });

  it('returns to the page of no match, which still has the name', async () => {
    await tryNumber();
    back();
    await expectPage(noMatch);
    expect(await screen.findByLabelText('Try my NHS number instead')).toBeInTheDocument();
  });

  it('preserves the return to no match through an unsupported date of birth and postcode', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob?noMatch&change');
    await fill(visited.user, 'dob-year', String(new Date().getFullYear() - 1));
    await clickContinue(visited);
    await expectPage('/proofing/you-need-to-be-over-11?noMatch&change');
    await visited.user.click(link(/enter your date of birth/));
    await expectPage('/proofing/enter-dob?noMatch&change');
    for (const [id, text] of Object.entries({ 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' })) await fill(visited.user, id, text);
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await expectPage('/proofing/enter-postcode?noMatch&change');
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage('/proofing/nhs-login-not-available-your-area?noMatch&change');
    await visited.user.click(button('Enter a different postcode'));
    await expectPage('/proofing/enter-postcode?noMatch&change');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
  });
});

describe('unsupported postcode', () => {
  const check = '/proofing/check-your-details';
  const question = '/proofing/enter-postcode';
  const area = '/proofing/nhs-login-not-available-your-area';

  const sent = () =>
    world()
      .calls.filter(({ path }) => path.startsWith('/api/proofing/'))
      .map(({ body }) => body);

  const refused = [...byNumber, postcodeOutOfArea('EH1 1AA')];

  it('never sends an unsupported postcode, and searches from the page with the former one', async () => {
    const { user } = await openProofing('/proofing/submit', refused);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(button('Submit information'));
    await expectPage('/nhs-login-consent');
    expect(sent()).toEqual([expect.objectContaining({ postcode: 'LS1 4AP' })]);
  });

  it('replaces no account while the postcode is unsupported', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing('/proofing/confirm-account-replacement', [...byNumber, eligible, postcodeOutOfArea('EH1 1AA')]);
    await expectPage('/proofing/find-nhs-record');
  });

  it('preserves the former postcode after Change, refuses the unsupported one again, and Back shows all details', async () => {
    const visited = await openProofing(check, byNumber);
    await visited.user.click(link('Change postcode'));
    await expectPage(`${question}?change`);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    for (const _attempt of ['first', 'second']) {
      await clickContinue(visited);
      await expectPage(`${area}?change`);
      window.history.back();
      await expectPage(`${question}?change`);
      expect(byId('postcode')).toHaveValue('EH1 1AA');
    }
    await clickBack(visited.user);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(screen.queryByText('EH1 1AA')).not.toBeInTheDocument();
  });
});
