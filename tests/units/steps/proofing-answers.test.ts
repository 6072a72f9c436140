import { answerDob, answerName, answerNhsNumber, answerPostcode } from '@/journeys/proofing/steps/answer';
import { dobGiven, postcodeGiven, postcodeOutOfArea } from '@/state/events';
import { openSteps } from '../../support/environment';

const maya = { firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' };
const number = '9990000018';
const dob = '1984-03-15';
const postcode = 'LS1 4AP';

// Only the date decides birthdays, so the calls do not matter.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00') }));

it.each([
  ['with one', number, '/proofing/enter-dob', { knowNhsNumber: true, nhsNumber: number }],
  ['without one', undefined, '/proofing/enter-name', { knowNhsNumber: false, nhsNumber: '' }],
])('stores the answer about the NHS number, %s, and continues at %s', async (_what, given, to, after) => {
  const { run, state } = openSteps();
  expect(await run(answerNhsNumber, given)).toEqual({ kind: 'go', to });
  expect(state().proofing).toMatchObject(after);
});

it('stores the name and continues at the date of birth', async () => {
  const { run, state } = openSteps();
  expect(await run(answerName, maya)).toEqual({ kind: 'go', to: '/proofing/enter-dob' });
  expect(state().proofing).toMatchObject({ ...maya, knowNhsNumber: false });
});

it.each([
  ['the birthday of an adult', dob],
  ['the birthday of a user who is eleven today', '2015-11-23'],
])('stores as date of birth %s and continues at the postcode', async (_whose, given) => {
  const { run, state } = openSteps();
  expect(await run(answerDob, given)).toEqual({ kind: 'go', to: '/proofing/enter-postcode' });
  expect(state().proofing.dob).toBe(given);
});

it('clears the date of birth with the previous date when the user is eleven tomorrow', async () => {
  const { run, state } = openSteps(dobGiven(dob));
  expect(await run(answerDob, '2015-11-24')).toEqual({ kind: 'go', to: '/proofing/you-need-to-be-over-11' });
  expect(state().proofing.dob).toBe('');
});

it('stores the postcode and continues at the details', async () => {
  const { run, state } = openSteps(postcodeOutOfArea('EH1 1YZ'));
  expect(await run(answerPostcode, { postcode })).toEqual({ kind: 'go', to: '/proofing/check-your-details' });
  expect(state().proofing).toMatchObject({ postcode, outOfAreaPostcode: '' });
});

it.each(['EH1 1YZ', 'JE2 3AB'])('stores the unsupported postcode %s beside the supported one', async (far) => {
  const { run, state } = openSteps(postcodeGiven(postcode));
  expect(await run(answerPostcode, { postcode: far })).toEqual({ kind: 'go', to: '/proofing/nhs-login-not-available-your-area' });
  expect(state().proofing).toMatchObject({ postcode, outOfAreaPostcode: far });
});

it('continues after an answer with the query of the address, as the questions do', async () => {
  window.history.replaceState(null, '', '/proofing/enter-dob?noMatch&other=1');
  expect(await openSteps().run(answerNhsNumber, number)).toEqual({ kind: 'go', to: '/proofing/enter-dob?noMatch' });
  expect(await openSteps().run(answerDob, '2020-01-01')).toEqual({ kind: 'go', to: '/proofing/you-need-to-be-over-11?noMatch' });
  const far = await openSteps().run(answerPostcode, { postcode: 'EH1 1YZ' });
  expect(far).toEqual({ kind: 'go', to: '/proofing/nhs-login-not-available-your-area?noMatch' });
});
