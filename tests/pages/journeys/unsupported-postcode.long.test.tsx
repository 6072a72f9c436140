import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postcodeOutOfArea } from '@/state/events';
import { world } from '../../../mocks/server';
import { byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { arriveAt, button, byId, clickBack, fill, link } from '../../support/page';
import { goesOn } from '../../support/proofing-steps';
import { depart, visit } from '../../support/visit';

const check = '/proofing/check-your-details';
const number = '/proofing/know-nhs-number';
const question = '/proofing/enter-postcode';
const area = '/proofing/nhs-login-not-available-your-area';

const sent = () =>
  world()
    .calls.filter(({ path }) => path.startsWith('/api/proofing/'))
    .map(({ body }) => body);

describe('a postcode out of reach', () => {
  const refused = [...byNumber, postcodeOutOfArea('EH1 1AA')];

  it('is never sent: the look-up begins on the page that shows the former postcode', async () => {
    const { user } = await openProofing('/proofing/submit', refused);
    await arriveAt(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(button('Submit information'));
    await arriveAt('/nhs-login-consent');
    expect(sent()).toEqual([expect.objectContaining({ postcode: 'LS1 4AP' })]);
  });

  it('without a former one lets nobody into the page of all details', async () => {
    await openProofing(check, [...byNumber.slice(0, -1), postcodeOutOfArea('EH1 1AA')]);
    await arriveAt(number);
    expect(sent()).toEqual([]);
  });

  it('replaces no account', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing('/proofing/confirm-account-replacement', [...byNumber, eligible, postcodeOutOfArea('EH1 1AA')]);
    await arriveAt('/proofing/find-nhs-record');
  });

  it('given by Change leaves the former postcode: Back leads to the page of all details', async () => {
    const visited = await openProofing(check, byNumber);
    await visited.user.click(link('Change postcode'));
    await arriveAt(`${question}?change`);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await goesOn(visited);
    await arriveAt(`${area}?change`);
    window.history.back();
    await arriveAt(`${question}?change`);
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickBack(visited.user);
    await arriveAt(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(screen.queryByText('EH1 1AA')).not.toBeInTheDocument();
  });

  it('given by Change and taken back leaves the former postcode, and the question empty, after a reload too', async () => {
    const first = await openProofing(`${area}?change`, refused);
    await first.user.click(button('Enter a different postcode'));
    await arriveAt(`${question}?change`);
    expect(byId('postcode')).toHaveValue('');
    await depart();
    const { user } = await visit(`${question}?change`);
    expect(byId('postcode')).toHaveValue('');
    await clickBack(user);
    await arriveAt(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
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
