import { describe, expect, it } from 'vitest';
import { pyiSelected } from '@/state/events';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { world } from '../../../mocks/server';
import { openProofing } from '../../support/open-proofing';
import { arriveAt, link } from '../../support/page';
import { chooseAndGoOn, giveName, giveNumber, goesOn, passQuestions, submitDetails } from '../../support/proofing-steps';

const noMatch = '/proofing/no-match';
const check = '/proofing/check-your-details';
const confirm = '/proofing/confirm-your-details';
const nobodyByNumber = answersOf('no-match', 'number');
const nobodyByName = answersOf('no-match', 'name');

/** Another way was chosen by mistake: the person comes back to the page that asked. */
async function changeTheirMind(events = nobodyByName) {
  const visited = await openProofing(noMatch, events, 'no-match');
  await arriveAt(noMatch);
  await chooseAndGoOn(visited, 'Prove who I am another way');
  await arriveAt(confirm);
  window.history.back();
  await arriveAt(noMatch);
  return visited;
}

describe('another way by mistake, then back', () => {
  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it('and the number instead: ends in the look-up by number', async () => {
    const visited = await changeTheirMind();
    await chooseAndGoOn(visited, 'Try my NHS number instead');
    await giveNumber(visited.user, 'no-match');
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt(noMatch);
    expect(calls('nhs-known')).toBe(1);
  });

  it('and the full name instead: ends in the look-up by name', async () => {
    const visited = await changeTheirMind(nobodyByNumber);
    await chooseAndGoOn(visited, 'Try my full name instead');
    await giveName(visited.user, 'no-match');
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and the details again, with a change: ends in the look-up', async () => {
    const visited = await changeTheirMind();
    await chooseAndGoOn(visited, 'Check my details again');
    await arriveAt(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await arriveAt('/proofing/enter-postcode?noMatch&change');
    await goesOn(visited);
    await arriveAt(`${check}?noMatch`);
    await submitDetails(visited.user, '?noMatch');
    await arriveAt(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and further back, to the check of all details, with a change there: ends in the look-up', async () => {
    const visited = await openProofing(check, [...nobodyByName, pyiSelected()], 'no-match');
    await visited.user.click(link(/^Change ?date of birth$/));
    await arriveAt('/proofing/enter-dob?change');
    await goesOn(visited);
    await arriveAt(check);
    await submitDetails(visited.user);
    await arriveAt(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and further back, to a look-up for which the service is too busy: its way on leads to a look-up, too', async () => {
    const visited = await openProofing(check, [...answersOf('record-busy', 'number'), pyiSelected()], 'record-busy');
    await submitDetails(visited.user);
    await arriveAt('/proofing/p5-pds-limit');
    await visited.user.click(link('go back and try again'));
    await arriveAt('/proofing/know-nhs-number');
    await goesOn(visited);
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt('/proofing/p5-pds-limit');
    expect(calls('nhs-known')).toBe(2);
  });

  it('and another way after all: shows the details, and a change comes back to them', async () => {
    const visited = await changeTheirMind();
    await chooseAndGoOn(visited, 'Prove who I am another way');
    await arriveAt(confirm);
    await visited.user.click(link(/^Change ?date of birth$/));
    await arriveAt('/proofing/enter-dob');
    await goesOn(visited);
    await arriveAt(confirm);
  });
});
