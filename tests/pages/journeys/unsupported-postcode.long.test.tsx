import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postcodeOutOfArea } from '@/state/events';
import { world } from '../../../mocks/server';
import { byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { button, byId, clickBack, expectPage, fill, link } from '../../support/page';
import { clickContinue } from '../../support/proofing-steps';
import { unloadDocument, visit } from '../../support/visit';

const check = '/proofing/check-your-details';
const number = '/proofing/know-nhs-number';
const question = '/proofing/enter-postcode';
const area = '/proofing/nhs-login-not-available-your-area';

const sent = () =>
  world()
    .calls.filter(({ path }) => path.startsWith('/api/proofing/'))
    .map(({ body }) => body);

describe('unsupported postcode', () => {
  const refused = [...byNumber, postcodeOutOfArea('EH1 1AA')];

  it('never sends an unsupported postcode, and searches from the page with the former one', async () => {
    const { user } = await openProofing('/proofing/submit', refused);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(button('Submit information'));
    await expectPage('/nhs-login-consent');
    expect(sent()).toEqual([expect.objectContaining({ postcode: 'LS1 4AP' })]);
  });

  it('keeps a user without a former postcode out of the page of all details', async () => {
    await openProofing(check, [...byNumber.slice(0, -1), postcodeOutOfArea('EH1 1AA')]);
    await expectPage(number);
    expect(sent()).toEqual([]);
  });

  it('replaces no account', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing('/proofing/confirm-account-replacement', [...byNumber, eligible, postcodeOutOfArea('EH1 1AA')]);
    await expectPage('/proofing/find-nhs-record');
  });

  it('preserves the former postcode after Change, and Back shows all details', async () => {
    const visited = await openProofing(check, byNumber);
    await visited.user.click(link('Change postcode'));
    await expectPage(`${question}?change`);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage(`${area}?change`);
    window.history.back();
    await expectPage(`${question}?change`);
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickBack(visited.user);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(screen.queryByText('EH1 1AA')).not.toBeInTheDocument();
  });

  it('preserves the former postcode after the unsupported one is retracted, also after a reload', async () => {
    const first = await openProofing(`${area}?change`, refused);
    await first.user.click(button('Enter a different postcode'));
    await expectPage(`${question}?change`);
    expect(byId('postcode')).toHaveValue('');
    await unloadDocument();
    const { user } = await visit(`${question}?change`);
    expect(byId('postcode')).toHaveValue('');
    await clickBack(user);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
  });

  it('shows the unsupported postcode in its field on the way back, and refuses it again', async () => {
    const visited = await openProofing('/proofing/enter-postcode', byNumber);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage(area);
    window.history.back();
    await expectPage('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickContinue(visited);
    await expectPage(area);
  });

  it('shows the unsupported postcode after a reload until another is entered', async () => {
    await openProofing(area, refused);
    await unloadDocument();
    const visited = await visit(area);
    expect(await screen.findByText('EH1 1AA')).toBeVisible();
    await visited.user.click(button('Enter a different postcode'));
    await expectPage('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await clickContinue(visited);
    await expectPage(check);
    expect(visited.store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: '' });
  });
});
