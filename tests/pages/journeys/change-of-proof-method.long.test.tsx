import { describe, expect, it } from 'vitest';
import { pyiSelected } from '@/state/events';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { world } from '../../../mocks/server';
import { openProofing } from '../../support/open-proofing';
import { expectPage, link } from '../../support/page';
import {
  chooseAndContinue,
  clickContinue,
  continueThroughQuestions,
  enterName,
  enterNhsNumber,
  submitDetails,
} from '../../support/proofing-steps';

const noMatch = '/proofing/no-match';
const check = '/proofing/check-your-details';
const confirm = '/proofing/confirm-your-details';
const nobodyByNumber = answersOf('no-match', 'number');
const nobodyByName = answersOf('no-match', 'name');

/** Another way was chosen by mistake: the person comes back to the page that asked. */
async function changeTheirMind(events = nobodyByName) {
  const visited = await openProofing(noMatch, events, 'no-match');
  await expectPage(noMatch);
  await chooseAndContinue(visited, 'Prove who I am another way');
  await expectPage(confirm);
  window.history.back();
  await expectPage(noMatch);
  return visited;
}

describe('another way by mistake, then back', () => {
  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it('and the number instead: ends in the look-up by number', async () => {
    const visited = await changeTheirMind();
    await chooseAndContinue(visited, 'Try my NHS number instead');
    await enterNhsNumber(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('nhs-known')).toBe(1);
  });

  it('and the full name instead: ends in the look-up by name', async () => {
    const visited = await changeTheirMind(nobodyByNumber);
    await chooseAndContinue(visited, 'Try my full name instead');
    await enterName(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and the details again, with a change: ends in the look-up', async () => {
    const visited = await changeTheirMind();
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

  it('and further back, to the check of all details, with a change there: ends in the look-up', async () => {
    const visited = await openProofing(check, [...nobodyByName, pyiSelected()], 'no-match');
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob?change');
    await clickContinue(visited);
    await expectPage(check);
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and further back, to a look-up for which the service is too busy: its way on leads to a look-up, too', async () => {
    const visited = await openProofing(check, [...answersOf('record-busy', 'number'), pyiSelected()], 'record-busy');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    await visited.user.click(link('go back and try again'));
    await expectPage('/proofing/know-nhs-number');
    await clickContinue(visited);
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    expect(calls('nhs-known')).toBe(2);
  });

  it('and another way after all: shows the details, and a change comes back to them', async () => {
    const visited = await changeTheirMind();
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob');
    await clickContinue(visited);
    await expectPage(confirm);
  });
});
