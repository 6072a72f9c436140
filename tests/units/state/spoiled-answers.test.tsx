import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { byNumber, openProofing } from '../../support/open-proofing';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { overwriteSlice, stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const nothing = { nhsNumber: '', dob: '', postcode: '', knowNhsNumber: null, hasUplifted: false, p5DuplicateFound: false };

/** One visit stores the answers, and something happens to them. */
async function spoil(values: object) {
  await openProofing('/proofing/enter-dob', byNumber);
  await unloadDocument();
  await overwriteSlice('proofing', values);
}

describe('corrupted stored answer', () => {
  it.each(
    sample(
      [
        ['a number for the NHS number', { nhsNumber: 9_990_000_018 }],
        ['nothing for the date of birth', { dob: null }],
        ['a list for the postcode', { postcode: ['LS1 4AP'] }],
        ['a text for whether the number is known', { knowNhsNumber: 'yes' }],
        ['a text for whether there is a match', { hasUplifted: 'true' }],
        ['a text for whether a duplicate was found', { p5DuplicateFound: 'true' }],
        ['a text for the list of addresses', { maskedEmailList: 'a@b' }],
        ['a list of numbers for the list of addresses', { maskedEmailList: [1] }],
        ['a text for the end of the lock', { lockOutTime: 'soon' }],
        ['a number for the service level', { pyiSla: 24 }],
        ['an object for a name', { firstName: { toString: 'Maya' } }],
      ],
      4,
    ),
  )('drops all answers and restarts the questions: %s', async (_what, values) => {
    await spoil(values);
    const { store } = await visit('/proofing/check-your-details');
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    expect(store.getState().proofing).toMatchObject(nothing);
  });

  it.each(['84-3-15', '15/03/1984', 'yesterday', '9999-99-99'])('renders the page of details with the date of birth %j', async (dob) => {
    await spoil({ dob });
    await visit('/proofing/check-your-details');
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument();
  });

  it('ignores unknown keys and preserves the rest', async () => {
    await spoil({ isAdmin: true });
    const { store } = await visit('/proofing/check-your-details');
    await expectPage('/proofing/check-your-details', 'Check your details');
    expect(store.getState().proofing).not.toHaveProperty('isAdmin');
    await unloadDocument();
    expect(await stored()).not.toContain('isAdmin');
  });
});
