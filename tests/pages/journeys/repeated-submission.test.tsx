import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failureRecorded, pyiSelected, replacementRequested } from '@/state/events';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { findDuplicate, signInAs, world } from '../../../mocks/server';
import { byNumber, foundDuplicate } from '../../support/open-proofing';
import { button, byId, expectPage, fill, link } from '../../support/page';
import { clickContinue } from '../../support/proofing-steps';
import { recordRequests } from '../../support/recorded-requests';
import { unloadDocument, visit } from '../../support/visit';

const confirm = '/proofing/confirm-your-details';
const replacement = '/proofing/confirm-account-replacement';
const back = () => window.history.back();

describe('call that has succeeded', () => {
  const eligible = [
    ...answersOf('duplicate-eligible', 'number'),
    foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ex••••••@example.com'] }),
  ];

  /** The proof does not begin: a page of this app comes between, and Back leads to where the call was sent from. */
  const staysInTheApp = (persona: 'duplicate-eligible' | 'no-match') => {
    const { account } = signInAs(persona, { upTo: 'identity-token' });
    Object.assign(account ?? {}, { termsUpdateNeeded: true });
  };

  it.each(['Back', 'a reload'])('does not replace the account again: %s', async (how) => {
    staysInTheApp('duplicate-eligible');
    findDuplicate('duplicate-eligible');
    const heard = recordRequests('account-migration');
    const { user } = await visit(replacement, { events: eligible });
    await user.click(byId('understood'));
    await user.click(button('Continue'));
    await expectPage('/terms-update');
    if (how === 'Back') back();
    else {
      await unloadDocument();
      await visit(replacement);
    }
    await waitFor(() => expect(world().calls.filter(({ path }) => path.endsWith('/authcode'))).toHaveLength(2));
    await expectPage('/terms-update');
    expect(heard).toHaveLength(1);
  });

  it.each(['duplicate-nhs-number', 'email-address-found', 'multiple-emails-found', 'confirm-account-replacement'])(
    'continues from %s during a replacement',
    async (page) => {
      staysInTheApp('duplicate-eligible');
      await visit(`/proofing/${page}`, { events: [...eligible, replacementRequested()] });
      await expectPage('/terms-update');
    },
  );

  it('does not record the same details again', async () => {
    staysInTheApp('no-match');
    const heard = recordRequests('record-failure');
    const visited = await visit(confirm, { events: byNumber });
    await clickContinue(visited);
    await expectPage('/terms-update');
    back();
    await expectPage(confirm);
    await clickContinue(visited);
    await expectPage('/terms-update');
    expect(heard).toHaveLength(1);
  });

  it('records changed details', async () => {
    staysInTheApp('no-match');
    const heard = recordRequests('record-failure');
    const visited = await visit(confirm, { events: [...byNumber, pyiSelected(), failureRecorded()] });
    await visited.user.click(link(/^Change ?postcode$/));
    await expectPage('/proofing/enter-postcode');
    await fill(visited.user, 'postcode', 'LS1 9ZZ');
    await clickContinue(visited);
    await expectPage(confirm);
    await clickContinue(visited);
    await expectPage('/terms-update');
    expect(heard.map(({ body }) => body)).toEqual([expect.objectContaining({ postcode: 'LS1 9ZZ' })]);
  });
});
