import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answersOf, type By } from '../../mocks/screens/proofing-answers';
import { findDuplicate, signInAs, world } from '../../mocks/server';
import { foundDuplicate } from '../support/open-proofing';
import { button, byId, expectPage } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { visit } from '../support/visit';

const page = '/proofing/confirm-account-replacement';
const migration = senderOf('account-migration');
const mayReplace = foundDuplicate({
  account_migration: true,
  eligible_for_account_migration_journey: true,
  email: ['ex••••••@example.com'],
});

async function confirm(by: By, more: readonly UnknownAction[] = []) {
  const { session, account } = signInAs('duplicate-eligible', { upTo: 'identity-token' });
  findDuplicate('duplicate-eligible');
  const visited = await visit(page, { events: [...more, ...answersOf('duplicate-eligible', by), mayReplace] });
  await visited.user.click(byId('understood'));
  return { ...visited, session, account };
}

describe('call account-migration', () => {
  const where = { date_of_birth: '1957-07-04', postcode: 'EX4 6PR' };

  it('sends exactly the NHS number and the other details of a user who gave the number', async () => {
    const heard = recordRequests('account-migration');
    const { user, session, account } = await confirm('number');
    await user.click(button('Continue'));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).toEqual({ account_id: account?.id, nhs_number: '9658218873', ...where });
    expect(heard[0]?.headers.get('session_id')).toBe(session.id);
  });

  it('sends exactly the name and no retracted number of a user who gave the name', async () => {
    const heard = recordRequests('account-migration');
    const { user, account } = await confirm('name', answersOf('uplift', 'number'));
    await user.click(button('Continue'));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).toEqual({ account_id: account?.id, first_name: 'Susan', last_name: 'Taylor', ...where });
  });

  it('continues to the authorisation code and to the proof of identity after a replacement', async () => {
    const { user, exits, account } = await confirm('number');
    await user.click(button('Continue'));
    await expectPage('/authcode', 'Logging you in');
    await waitFor(() => expect(exits).toEqual(['http://localhost:3000/pyi/patient-online/gp-connect']));
    expect(account?.migration).toBeDefined();
  });

  it('sends one replacement for a double click', async () => {
    const heard = recordRequests('account-migration');
    const { user } = await confirm('number');
    await user.dblClick(button('Continue'));
    await expectPage('/authcode');
    expect(heard).toHaveLength(1);
    expect(world().inbox.map(({ to }) => to)).toEqual(['existing-account@example.com']);
  });

  it.each<[string, Answer, string, string]>(
    sample(
      [
        [
          'not eligible',
          { status: 403, json: { error: 'Not eligible to begin account migration', cid_error_code: 'CID1116' } },
          '/error',
          'Something went wrong',
        ],
        ['400', { status: 400, json: { message: 'Invalid request' } }, '/error', 'Something went wrong'],
        ['404', { status: 404, json: { error: 'No match found' } }, '/error', 'Something went wrong'],
        ['409', { status: 409, json: { message: 'User not uplifted' } }, '/error', 'Something went wrong'],
        ['500', { status: 500, json: {} }, '/error', 'Something went wrong'],
        ['a session that has ended', { status: 401, json: { message: 'Unauthorized' } }, '/session-timeout', 'We have logged you out'],
        ['a session that is invalid', { status: 400, json: { error: 'invalid session' } }, '/session-invalid', 'Something went wrong'],
      ],
      4,
    ),
  )('handles a replacement that the server answers with %s', async (_what, given, path, heading) => {
    const { exits } = await sendWithAnswer(migration, given);
    await expectPage(path, heading);
    expect(exits).toEqual([]);
  });
});
