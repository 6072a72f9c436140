import { act, screen, waitFor } from '@testing-library/react';
import { nhsNumberNotKnown, signInEnded, uplifted } from '@/state/events';
import { expectConsoleMessage, stored } from '../../support/environment';
import { button, byNumber, expectPage, link, openProofing, performAction, unloadDocument } from '../../support/user';

const page = '/proofing/no-match';
const [retry, , name, another] = [
  'Check my details again',
  'Try my NHS number instead',
  'Try my full name instead',
  'Prove who I am another way',
];
const options = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

it('preserves the options after no match when the session ends', async () => {
  const { store } = await openProofing(page, byNumber);
  await expectPage(page, 'We cannot find a match');
  act(() => void store.dispatch(signInEnded('timedOut')));
  expect(options()).toEqual([retry, name, another]);
});

it('stores "Prove who I am another way", and shows the details', async () => {
  const { user, store } = await openProofing(page, byNumber);
  await performAction({ user }, { chosen: another, clicked: 'Continue' });
  await expectPage('/proofing/confirm-your-details', 'Confirm your details');
  expect(store.getState().proofing.selectedPYI).toBe(true);
});

it.each([
  ['/proofing/multiple-matches', 'We could not find a user with these details', 'Try again'],
  ['/proofing/nhs-number-not-verified', 'We could not verify your NHS number with your date of birth', 'Try again'],
  ['/proofing/p5-error-generic', 'There was a technical problem', 'Try again'],
])('shows %s: %s, and links back to the first question', async (path, heading, label) => {
  const { user } = await openProofing(path, byNumber);
  await expectPage(path, heading);
  expect(document.title).toBe(`${heading} - NHS login`);
  await user.click(button(label));
  await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
});

it('links from the page of busy records to the question about the name of a user who gives that instead of a number', async () => {
  const { user } = await openProofing('/proofing/p5-pds-limit', [...byNumber, nhsNumberNotKnown()]);
  await user.click(link('go back and try again'));
  await expectPage('/proofing/enter-name');
});

it('shows a matched user that one match is enough, and continues to the authorisation code', async () => {
  const path = '/proofing/p5-already-completed';
  const { user } = await openProofing(path, [uplifted()], 'straight-back');
  await expectPage(path, 'We have already matched you to your NHS record');
  expect(screen.getByText('You only need to do this once.')).toBeVisible();
  await user.click(button('Continue'));
  await expectPage('/authcode');
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
