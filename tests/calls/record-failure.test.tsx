import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameGiven, nhsNumberGiven, nhsNumberNotKnown } from '@/state/events';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer, signInAs, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { byName, byNumber } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { visit } from '../support/visit';

const page = '/proofing/confirm-your-details';
const record = senderOf('record-failure');
const unable = ['/proofing/p5-unable-to-save-details', 'Sorry, we are unable to save the details you entered'] as const;

async function confirm(events = byNumber) {
  const { session, identityToken = '' } = signInAs('no-match', { upTo: 'identity-token' });
  const visited = await visit(page, { events });
  await visited.user.click(button('Continue'));
  return { ...visited, session, identityToken };
}

describe('call record-failure', () => {
  const where = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };

  it('sends exactly the details with the number of a user who knows it', async () => {
    const heard = recordRequests('record-failure');
    const { session, identityToken } = await confirm([...byName, nhsNumberGiven('9990000018')]);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).toEqual({ nhs_number: '9990000018', ...where, session_id: session.id });
    expect(heard[0]?.headers.get('authorization')).toBe(identityToken);
  });

  it('sends exactly the details with the name of a user who does not know the number', async () => {
    const heard = recordRequests('record-failure');
    const { session } = await confirm([nhsNumberGiven('9990000018'), nhsNumberNotKnown(), ...byName]);
    await waitFor(() => expect(heard).toHaveLength(1));
    const name = { first_name: 'Maya', middle_names: 'Ada Grace', last_name: 'Okafor' };
    expect(heard[0]?.body).toEqual({ ...name, ...where, session_id: session.id });
  });

  it('sends no middle names when there are none', async () => {
    const heard = recordRequests('record-failure');
    await confirm([...byName, nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })]);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).not.toHaveProperty('middle_names');
  });

  it('records the failure once, and continues to the authorisation code and the proof of identity', async () => {
    const { exits } = await confirm();
    await expectPage('/authcode', 'Logging you in');
    await waitFor(() => expect(exits).toEqual(['http://localhost:3000/pyi/patient-online/gp-connect']));
    expect(world().calls.filter(({ path }) => path.endsWith('/record-p5-failure-data'))).toHaveLength(1);
  });

  it.each<[string, Answer]>(
    sample(
      [
        ['400', { status: 400, json: { message: 'Invalid request' } }],
        ['404', { status: 404, json: { error: 'No match found' } }],
        ['409', { status: 409, json: { message: 'User not uplifted' } }],
        ['429', { status: 429, json: { message: 'Too many requests' } }],
        ['500', { status: 500, json: { message: 'Internal server error' } }],
        ['503', { status: 503, json: {} }],
        ['504', { status: 504, html: '<h1>Gateway Time-out</h1>' }],
        ["404 'Unauthorized'", { status: 404, json: { message: 'Unauthorized' } }],
      ],
      4,
    ),
  )('shows that details cannot be saved when the answer is %s', async (_what, given) => {
    const { exits, store } = await sendWithAnswer(record, given);
    await expectPage(...unable);
    expect(exits).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ dob: '1980-01-01', p5DuplicateFound: false });
  });

  it('logs details that cannot be saved, and continues to the proof of identity', async () => {
    expectConsoleMessage(/^P5 failure data could not be saved$/);
    answer('record-failure.refused');
    const { user, exits } = await confirm();
    await expectPage(...unable);
    expect(console.error).toHaveBeenCalledWith('P5 failure data could not be saved');
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual(['/pyi/patient-online/gp-connect']));
  });
});
