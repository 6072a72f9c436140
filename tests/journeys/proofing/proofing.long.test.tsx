import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postcodeOutOfArea, pyiSelected } from '@/state/events';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { world } from '../../../mocks/server';
import { byName, byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { button, byId, clickBack, expectPage, fill, link } from '../../support/page';
import { chooseAndContinue, clickContinue, continueThroughQuestions, enterName, submitDetails } from '../../support/proofing-steps';
import { unloadDocument, visit } from '../../support/visit';

const noMatch = '/proofing/no-match';
const check = '/proofing/check-your-details';
const confirm = '/proofing/confirm-your-details';
const number = '/proofing/know-nhs-number';
const question = '/proofing/enter-postcode';
const area = '/proofing/nhs-login-not-available-your-area';
const back = () => window.history.back();

describe('change of the proof method', () => {
  const noMatchByName = answersOf('no-match', 'name');

  /** The user chooses another way by mistake, and goes back to the question. */
  async function withdrawOtherWay(events = noMatchByName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await expectPage(noMatch);
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    back();
    await expectPage(noMatch);
    return visited;
  }

  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it('searches by name after another way was chosen by mistake', async () => {
    const visited = await withdrawOtherWay(answersOf('no-match', 'number'));
    await chooseAndContinue(visited, 'Try my full name instead');
    await enterName(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('searches again after a change of the details', async () => {
    const visited = await withdrawOtherWay();
    await chooseAndContinue(visited, 'Check my details again');
    await expectPage(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await expectPage('/proofing/enter-postcode?noMatch&change');
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
    await submitDetails(visited.user, '?noMatch');
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
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

  it('searches again from the page of a busy service', async () => {
    const visited = await openProofing(check, [...answersOf('record-busy', 'number'), pyiSelected()], 'record-busy');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    await visited.user.click(link('go back and try again'));
    await expectPage(number);
    await clickContinue(visited);
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    expect(calls('nhs-known')).toBe(2);
  });

  it('shows the details and returns to them after a change when the user proves another way', async () => {
    const visited = await withdrawOtherWay();
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob');
    await clickContinue(visited);
    await expectPage(confirm);
  });
});

describe('NHS number instead of the name', () => {
  async function tryNumber() {
    const visited = await openProofing(noMatch, byName, 'no-match');
    await chooseAndContinue(visited, 'Try my NHS number instead');
    await expectPage(number);
    return visited;
  }

  it('shows an empty field for the number without "no" chosen, also after a reload', async () => {
    await tryNumber();
    expect(byId('choice-1')).toBeChecked();
    expect(byId('choice-2')).not.toBeChecked();
    expect(byId('nhsNumber')).toHaveValue('');
    await unloadDocument();
    await visit(number);
    await expectPage(number);
    expect(byId('choice-1')).toBeChecked();
  });

  it('stores "no" again, and shows it on the way back', async () => {
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

  it('asks for the number from the page of several matches', async () => {
    const { user } = await openProofing('/proofing/multiple-matches', byName);
    await user.click(button('Try again'));
    await expectPage(number);
    expect(byId('choice-1')).toBeChecked();
  });
});

describe('details checked again after no match', () => {
  it('preserves the return after a change of the name, also by Back', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    for (const leave of [() => clickContinue(visited), () => clickBack(visited.user)]) {
      await visited.user.click(link(/^Change ?name$/));
      await expectPage('/proofing/enter-name?noMatch&change');
      await leave();
      await expectPage(`${check}?noMatch`);
    }
  });

  it('preserves the return through an unsupported date of birth and postcode', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob?noMatch&change');
    await fill(visited.user, 'dob-year', String(new Date().getFullYear() - 1));
    await clickContinue(visited);
    await expectPage('/proofing/you-need-to-be-over-11?noMatch&change');
    await visited.user.click(link(/enter your date of birth/));
    await expectPage('/proofing/enter-dob?noMatch&change');
    await fill(visited.user, 'dob-day', '15');
    await fill(visited.user, 'dob-month', '3');
    await fill(visited.user, 'dob-year', '1984');
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

  it('keeps a user without a former postcode out of the page of all details', async () => {
    await openProofing(check, [...byNumber.slice(0, -1), postcodeOutOfArea('EH1 1AA')]);
    await expectPage(number);
    expect(sent()).toEqual([]);
  });

  it('replaces no account for an unsupported postcode', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing('/proofing/confirm-account-replacement', [...byNumber, eligible, postcodeOutOfArea('EH1 1AA')]);
    await expectPage('/proofing/find-nhs-record');
  });

  it('preserves the former postcode after Change, and Back shows all details', async () => {
    const visited = await openProofing(check, byNumber);
    await visited.user.click(link('Change postcode'));
    await expectPage(`${question}?change`);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage(`${area}?change`);
    back();
    await expectPage(`${question}?change`);
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickBack(visited.user);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(screen.queryByText('EH1 1AA')).not.toBeInTheDocument();
  });

  it('shows the unsupported postcode in its field on the way back, and refuses it again', async () => {
    const visited = await openProofing(question, byNumber);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage(area);
    back();
    await expectPage(question);
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickContinue(visited);
    await expectPage(area);
  });
});
