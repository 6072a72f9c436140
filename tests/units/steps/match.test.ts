import { describe, expect, it } from 'vitest';
import { enterAnotherPostcode } from '@/journeys/proofing/steps/enter-another-postcode';
import { checkAgain, tryName, tryNumber } from '@/journeys/proofing/steps/match-again';
import { proveAnotherWay } from '@/journeys/proofing/steps/prove-another-way';
import { proveWhoYouAre } from '@/journeys/proofing/steps/prove-who-you-are';
import { matchChosen, postcodeOutOfArea, pyiSelected } from '@/state/events';
import { openSteps } from '../../support/run-steps';

describe('choice after no match', () => {
  it.each([
    ['the details are checked again', checkAgain, '/proofing/check-your-details?noMatch', false],
    ['the number is tried', tryNumber, '/proofing/know-nhs-number', true],
    ['the name is tried', tryName, '/proofing/enter-name', false],
  ])('stores %s instead of an earlier choice', async (_what, step, to, triesNumber) => {
    const { run, state } = openSteps(pyiSelected(), ...(triesNumber ? [] : [matchChosen('number'), pyiSelected()]));
    expect(await run(step)).toEqual({ kind: 'go', to });
    expect(state().proofing).toMatchObject({ selectedPYI: false, triesNumber });
  });

  it('continues at the details for the proof another way', async () => {
    const { run, state } = openSteps();
    expect(await run(proveAnotherWay)).toEqual({ kind: 'go', to: '/proofing/confirm-your-details' });
    expect(state().proofing.selectedPYI).toBe(true);
  });
});

describe('another postcode', () => {
  it.each([
    ['', '/proofing/enter-postcode'],
    ['?noMatch', '/proofing/enter-postcode?noMatch'],
  ])('is asked for with the query "%s", and the unsupported one is cleared', async (query, to) => {
    window.history.replaceState(null, '', `/proofing/nhs-login-not-available-your-area${query}`);
    const { run, state } = openSteps(postcodeOutOfArea('EH1 1YZ'));
    expect(await run(enterAnotherPostcode)).toEqual({ kind: 'go', to });
    expect(state().proofing).toMatchObject({ postcode: '', outOfAreaPostcode: '', postcodeAskedAgain: true });
  });
});

describe('proof of identity', () => {
  it('leaves the app, and the sign-in waits for the return', async () => {
    expect(await openSteps().run(proveWhoYouAre)).toEqual({ kind: 'leave', url: '/pyi/patient-online/gp-connect', signOut: 'sentToProof' });
  });
});
