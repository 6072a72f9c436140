import { waitFor } from '@testing-library/react';
import { answerDob, answerName, answerNhsNumber, answerPostcode } from '@/journeys/proofing/steps/answer';
import { dobGiven, nameGiven, nhsNumberGiven, nhsNumberNotKnown, postcodeGiven, postcodeOutOfArea, pyiSelected } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { byName, byNumber } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { openSteps, type Run } from '../support/run-steps';
import { visit } from '../support/visit';

const page = '/proofing/confirm-your-details';

async function confirm(events = byNumber) {
  const { session, identityToken = '' } = signInAs('no-match', { upTo: 'identity-token' });
  const visited = await visit(page, { events });
  await visited.user.click(button('Continue'));
  return { ...visited, session, identityToken };
}

it.each([
  ['the number of a user who knows it', [...byName, nhsNumberGiven('9990000018')], { nhs_number: '9990000018' }],
  [
    'the name of a user who does not know the number',
    [nhsNumberGiven('9990000018'), nhsNumberNotKnown(), ...byName],
    { first_name: 'Maya', middle_names: 'Ada Grace', last_name: 'Okafor' },
  ],
])('records exactly the details of a failed match with %s', async (_what, events, details) => {
  const requests = recordRequests('record-failure');
  const { session, identityToken } = await confirm(events);
  await waitFor(() => expect(requests).toHaveLength(1));
  const where = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
  expect(requests[0]?.body).toEqual({ ...details, ...where, session_id: session.id });
  expect(requests[0]?.headers.get('authorization')).toBe(identityToken);
});

it('records a failed match once, and continues to the authorisation code and the proof of identity', async () => {
  const { exits } = await confirm();
  await expectPage('/authcode', 'Logging you in');
  await waitFor(() => expect(exits).toEqual(['http://localhost:3000/pyi/patient-online/gp-connect']));
  expect(world().calls.filter(({ path }) => path.endsWith('/record-p5-failure-data'))).toHaveLength(1);
});

it('logs details that cannot be saved, and continues to the proof of identity', async () => {
  expectConsoleMessage(/^P5 failure data could not be saved$/);
  answer('record-failure.refused');
  const { user, exits, store } = await confirm();
  await expectPage('/proofing/p5-unable-to-save-details', 'Sorry, we are unable to save the details you entered');
  expect(store.getState().proofing).toMatchObject({ dob: '1984-03-15', p5DuplicateFound: false });
  expect(console.error).toHaveBeenCalledWith('P5 failure data could not be saved');
  await user.click(button('Continue'));
  await waitFor(() => expect(exits).toEqual(['/pyi/patient-online/gp-connect']));
});
describe('answers', () => {
  const maya = { firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' };
  const number = '9990000018';
  const dob = '1984-03-15';
  const postcode = 'LS1 4AP';
  const at = (address: string) => window.history.replaceState(null, '', address);

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

  describe('answered postcode', () => {
    it('stores the postcode and continues at the details', async () => {
      const { run, state } = openSteps(postcodeOutOfArea('EH1 1YZ'));
      expect(await run(answerPostcode, { postcode })).toEqual({ kind: 'go', to: '/proofing/check-your-details' });
      expect(state().proofing).toMatchObject({ postcode, outOfAreaPostcode: '' });
    });

    it.each(['EH1 1YZ', 'BT1 5GS', 'JE2 3AB', 'GY1 1AA'])('stores the unsupported %s beside the former one', async (far) => {
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

  it.each(steps)('preserves the query of the address of a user without a match for %s', async (_what, give, to) => {
    at('/proofing/enter-dob?noMatch&other=1');
    expect(await give(openSteps().run)).toEqual({ kind: 'go', to: `${to}?noMatch` });
  });

  const complete = [nameGiven(maya), nhsNumberGiven(number), dobGiven(dob), postcodeGiven(postcode), pyiSelected()];

  it.each(steps.slice(0, 4))('returns from %s to the details of a proof another way', async (_what, give) => {
    expect(await give(openSteps(...complete).run)).toEqual({ kind: 'go', to: '/proofing/confirm-your-details' });
  });

  it('continues the proof another way while another answer is missing', async () => {
    expect(await openSteps(pyiSelected()).run(answerNhsNumber, number)).toEqual({ kind: 'go', to: '/proofing/enter-dob' });
  });
});
