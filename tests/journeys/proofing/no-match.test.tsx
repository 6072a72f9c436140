import { screen, waitFor } from '@testing-library/react';
import { nhsNumberNotKnown } from '@/state/events';
import { expectConsoleMessage, stored } from '../../support/environment';
import { button, byNumber, expectPage, link, openProofing, performAction, unloadDocument } from '../../support/user';

it('stores "Prove who I am another way", and shows the details', async () => {
  const { user, store } = await openProofing('/proofing/no-match', byNumber);
  await performAction({ user }, { chosen: 'Prove who I am another way', clicked: 'Continue' });
  await expectPage('/proofing/confirm-your-details', 'Confirm your details');
  expect(store.getState().proofing.selectedPYI).toBe(true);
});

it('links from the page of busy records to the question about the name of a user who gives that instead of a number', async () => {
  const { user } = await openProofing('/proofing/p5-pds-limit', [...byNumber, nhsNumberNotKnown()]);
  await user.click(link('go back and try again'));
  await expectPage('/proofing/enter-name');
});

it('logs that details could not be saved, shows what may be asked again, and leaves for the proof without the answers', async () => {
  const path = '/proofing/p5-unable-to-save-details';
  expectConsoleMessage(/^P5 failure data could not be saved$/);
  const { user, exits } = await openProofing(path, byNumber);
  await expectPage(path, 'Sorry, we are unable to save the details you entered');
  expect(console.error).toHaveBeenCalledWith('P5 failure data could not be saved');
  expect(screen.getByText(/may ask you to enter your details again/)).toBeVisible();
  expect(exits).toEqual([]);
  await user.click(button('Continue'));
  await waitFor(() => expect(exits).toEqual(['/pyi/patient-online/gp-connect']));
  await unloadDocument();
  expect(await stored()).not.toMatch(/9990000018|1984-03-15|LS1 4AP/);
});
