import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postcodeOutOfArea } from '@/state/events';
import { world } from '../../../mocks/server';
import { byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { arriveAt, button, byId, fill } from '../../support/page';
import { goesOn } from '../../support/proofing-steps';
import { depart, visit } from '../../support/visit';

const check = '/proofing/check-your-details';
const number = '/proofing/know-nhs-number';
const area = '/proofing/nhs-login-not-available-your-area';

describe('a postcode out of reach', () => {
  const refused = [...byNumber, postcodeOutOfArea('EH1 1AA')];

  it.each([check, '/proofing/submit', '/proofing/confirm-your-details', '/proofing/no-match'])('lets nobody into %s', async (path) => {
    await openProofing(path, refused);
    await arriveAt(number);
    expect(world().calls.filter(({ path: called }) => called.startsWith('/api/proofing/'))).toEqual([]);
  });

  it('replaces no account', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing('/proofing/confirm-account-replacement', [...refused, eligible]);
    await arriveAt(number);
  });

  it('stands in its field on the way back, and is refused there again', async () => {
    const visited = await openProofing('/proofing/enter-postcode', byNumber);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await goesOn(visited);
    await arriveAt(area);
    window.history.back();
    await arriveAt('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await goesOn(visited);
    await arriveAt(area);
  });

  it('is shown after a reload, and is gone once another is entered', async () => {
    await openProofing(area, refused);
    await depart();
    const visited = await visit(area);
    expect(await screen.findByText('EH1 1AA')).toBeVisible();
    await visited.user.click(button('Enter a different postcode'));
    await arriveAt('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await goesOn(visited);
    await arriveAt(check);
    expect(visited.store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: '' });
  });
});
