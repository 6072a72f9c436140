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

describe('change of the proof method', () => {
  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it('searches by number after another way was chosen by mistake', async () => {
    const visited = await changeTheirMind();
    await chooseAndContinue(visited, 'Try my NHS number instead');
    await enterNhsNumber(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('nhs-known')).toBe(1);
  });

  it('searches by name after another way was chosen by mistake', async () => {
    const visited = await changeTheirMind(nobodyByNumber);
    await chooseAndContinue(visited, 'Try my full name instead');
    await enterName(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('searches again after a change of the details', async () => {
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

  it('searches again after a change on the page of all details', async () => {
    const visited = await openProofing(check, [...nobodyByName, pyiSelected()], 'no-match');
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
    await expectPage('/proofing/know-nhs-number');
    await clickContinue(visited);
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    expect(calls('nhs-known')).toBe(2);
  });

  it('shows the details and returns to them after a change when the user proves another way', async () => {
    const visited = await changeTheirMind();
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob');
    await clickContinue(visited);
    await expectPage(confirm);
  });
});
