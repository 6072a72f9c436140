import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerDob, answerName, answerNhsNumber, answerPostcode } from '@/journeys/proofing/steps/answer';
import { dobGiven, nameGiven, nhsNumberGiven, postcodeGiven, postcodeOutOfArea, pyiSelected } from '@/state/events';
import { openSteps, type Run } from '../../support/run-steps';

const maya = { firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' };
const number = '9990000018';
const dob = '1984-03-15';
const postcode = 'LS1 4AP';
const at = (address: string) => window.history.replaceState(null, '', address);

// Birthdays are told by the date alone: the calls have nothing to do with it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00') }));

describe('an answer about the NHS number', () => {
  it.each([
    ['with one', number, '/proofing/enter-dob', { knowNhsNumber: true, nhsNumber: number }],
    ['without one', undefined, '/proofing/enter-name', { knowNhsNumber: false, nhsNumber: '' }],
  ])('%s is stored, and leads to %s', async (_what, given, to, after) => {
    const { run, state } = openSteps();
    expect(await run(answerNhsNumber, given)).toEqual({ kind: 'go', to });
    expect(state().proofing).toMatchObject(after);
  });
});

describe('a name', () => {
  it('is stored, and leads to the date of birth', async () => {
    const { run, state } = openSteps();
    expect(await run(answerName, maya)).toEqual({ kind: 'go', to: '/proofing/enter-dob' });
    expect(state().proofing).toMatchObject({ ...maya, knowNhsNumber: false });
  });
});

describe('a date of birth', () => {
  it.each([
    ['of an adult', dob],
    ['of somebody who is eleven today', '2015-11-23'],
  ])('%s is stored, and leads to the postcode', async (_whose, given) => {
    const { run, state } = openSteps();
    expect(await run(answerDob, given)).toEqual({ kind: 'go', to: '/proofing/enter-postcode' });
    expect(state().proofing.dob).toBe(given);
  });

  it('of somebody who is eleven tomorrow is cleared, the one before too', async () => {
    const { run, state } = openSteps(dobGiven(dob));
    expect(await run(answerDob, '2015-11-24')).toEqual({ kind: 'go', to: '/proofing/you-need-to-be-over-11' });
    expect(state().proofing.dob).toBe('');
  });
});

describe('a postcode', () => {
  it('within reach is stored, and leads to the details', async () => {
    const { run, state } = openSteps(postcodeOutOfArea('EH1 1YZ'));
    expect(await run(answerPostcode, { postcode })).toEqual({ kind: 'go', to: '/proofing/check-your-details' });
    expect(state().proofing).toMatchObject({ postcode, outOfAreaPostcode: '' });
  });

  it.each(['EH1 1YZ', 'BT1 5GS', 'JE2 3AB', 'GY1 1AA'])('%s, out of reach, is kept beside the former one', async (far) => {
    const { run, state } = openSteps(postcodeGiven(postcode));
    expect(await run(answerPostcode, { postcode: far })).toEqual({ kind: 'go', to: '/proofing/nhs-login-not-available-your-area' });
    expect(state().proofing).toMatchObject({ postcode, outOfAreaPostcode: far });
  });
});

const steps: readonly [what: string, give: (run: Run) => Promise<unknown>, to: string][] = [
  ['the number', (run) => run(answerNhsNumber, number), '/proofing/enter-dob'],
  ['the name', (run) => run(answerName, maya), '/proofing/enter-dob'],
  ['the date of birth', (run) => run(answerDob, dob), '/proofing/enter-postcode'],
  ['the postcode', (run) => run(answerPostcode, { postcode }), '/proofing/check-your-details'],
  ['a date of birth too late', (run) => run(answerDob, '2020-01-01'), '/proofing/you-need-to-be-over-11'],
  ['a postcode out of reach', (run) => run(answerPostcode, { postcode: 'EH1 1YZ' }), '/proofing/nhs-login-not-available-your-area'],
];

describe('an answer of somebody without a match', () => {
  it.each(steps)('about %s keeps the mark in the address', async (_what, give, to) => {
    at('/proofing/enter-dob?noMatch&other=1');
    expect(await give(openSteps().run)).toEqual({ kind: 'go', to: `${to}?noMatch` });
  });
});

describe('an answer of somebody who has chosen to prove who they are', () => {
  const complete = [nameGiven(maya), nhsNumberGiven(number), dobGiven(dob), postcodeGiven(postcode), pyiSelected()];

  it.each(steps.slice(0, 4))('about %s leads back to the details', async (_what, give) => {
    expect(await give(openSteps(...complete).run)).toEqual({ kind: 'go', to: '/proofing/confirm-your-details' });
  });

  it('leads on while another is missing', async () => {
    expect(await openSteps(pyiSelected()).run(answerNhsNumber, number)).toEqual({ kind: 'go', to: '/proofing/enter-dob' });
  });
});
