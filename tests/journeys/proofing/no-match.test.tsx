import { act, screen, waitFor, within } from '@testing-library/react';
import { clientInfoReceived, signInEnded, uplifted } from '@/state/events';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { answer } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { byName, byNumber, openProofing } from '../../support/open-proofing';
import { address, attributesOf, button, expectPage, expectRefusal, lastParagraph, link, paragraphWithText } from '../../support/page';
import { chooseAndContinue, continueThroughQuestions, enterNhsNumber, submitDetails } from '../../support/proofing-steps';
import { stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const page = '/proofing/no-match';
const [retry, number, name, another] = [
  'Check my details again',
  'Try my NHS number instead',
  'Try my full name instead',
  'Prove who I am another way',
];
const options = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

it.each([
  ['gave the number', byNumber, [retry, name, another]],
  ['gave the name', byName, [retry, number, another]],
])('offers the remaining options after no match to a user who %s', async (_who, events, expected) => {
  await openProofing(page, events);
  await expectPage(page, 'We cannot find a match');
  expect(options()).toEqual(expected);
});

it('preserves the options after no match when the session ends', async () => {
  const { store } = await openProofing(page, byNumber);
  await expectPage(page, 'We cannot find a match');
  act(() => void store.dispatch(signInEnded('timedOut')));
  expect(options()).toEqual([retry, name, another]);
});

it('requires a choice after no match', async () => {
  const { user } = await openProofing(page, byNumber);
  await user.click(button('Continue'));
  await expectRefusal(user, 'choice-1', 'You need to select what you want to do next.', { group: true });
  expect(address()).toBe(page);
});

it.each([
  [retry, byNumber, '/proofing/check-your-details?noMatch', 'Check your details'],
  [retry, byName, '/proofing/check-your-details?noMatch', 'Check your details'],
  [number, byName, '/proofing/know-nhs-number', 'Do you know your NHS number?'],
  [name, byNumber, '/proofing/enter-name', 'What is your name?'],
])('continues with "%s" without the choice of another way', async (label, events, path, heading) => {
  const { user, store } = await openProofing(page, events);
  await chooseAndContinue({ user }, label);
  await expectPage(path, heading);
  expect(store.getState().proofing.selectedPYI).toBe(false);
});

it('stores "Prove who I am another way", and shows the details', async () => {
  const { user, store } = await openProofing(page, byNumber);
  await chooseAndContinue({ user }, another);
  await expectPage('/proofing/confirm-your-details', 'Confirm your details');
  expect(store.getState().proofing.selectedPYI).toBe(true);
});

it('updates the options after no match when the number is stored', async () => {
  const { user } = await openProofing(page, byName);
  await chooseAndContinue({ user }, number);
  await enterNhsNumber(user, 'no-match');
  await continueThroughQuestions({ user });
  await submitDetails(user);
  await expectPage(page, 'We cannot find a match');
  expect(options()).toEqual([retry, name, another]);
});
const help = 'https://help.login.nhs.uk';

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

it('shows CID2011 on /proofing/record-invalidated and links to the help centre with it', async () => {
  await openProofing('/proofing/record-invalidated', byNumber);
  await expectPage('/proofing/record-invalidated');
  expect(lastParagraph()).toHaveTextContent('Reference: CID2011. If you contact us, give this code:');
  const contact = within(screen.getByRole('main')).getByRole('link', { name: /^Contact us/ });
  expect(attributesOf(contact)).toMatchObject({ href: `${help}/contact?error=CID2011`, target: '_blank' });
});

it.each([
  ['the number, when it is known', byNumber, '/proofing/know-nhs-number', 'Do you know your NHS number?'],
  ['the name, when the number is not known', byName, '/proofing/enter-name', 'What is your name?'],
  ['the name, when the question is not answered', [], '/proofing/enter-name', 'What is your name?'],
])('links from the page of busy records to %s', async (_what, events, path, heading) => {
  const { user } = await openProofing('/proofing/p5-pds-limit', events);
  await expectPage('/proofing/p5-pds-limit', 'We are really busy at the moment');
  await user.click(link('go back and try again'));
  await expectPage(path, heading);
});

it('shows to a user who is too young the reason, and links back to the date of birth', async () => {
  const path = '/proofing/you-need-to-be-over-11';
  await openProofing(path);
  await expectPage(path, 'Sorry, to use NHS login you need to be over 11 years old');
  expect(link(/enter your date of birth/)).toHaveAttribute('href', '/proofing/enter-dob');
});

describe('page of a matched user', () => {
  const path = '/proofing/p5-already-completed';
  const question = 'Do you want to match another person to their NHS record?';

  it('shows that one match is enough, and continues to the authorisation code', async () => {
    const { user } = await openProofing(path, [uplifted()], 'straight-back');
    await expectPage(path, 'We have already matched you to your NHS record');
    expect(screen.getByText('You only need to do this once.')).toBeVisible();
    await user.click(button('Continue'));
    await expectPage('/authcode');
  });

  it('shows on request how to match another patient', async () => {
    const { user } = await openProofing(path, [clientInfoReceived(exampleClient)]);
    const advice = screen.getByText(
      paragraphWithText('Log out of Example health service, then set up a new NHS login with their details.'),
    );
    expect(advice).not.toBeVisible();
    await user.click(screen.getByText(question));
    expect(advice).toBeVisible();
  });

  it('renders the page of a matched user without the name of the client', async () => {
    expectConsoleMessage(authApiFailed);
    answer('client-info.failed');
    await openProofing(path);
    expect(
      screen.getByText(paragraphWithText(/^Log out of the website or app you came from, then set up a new NHS login/)),
    ).toBeInTheDocument();
  });

  it('continues for a user whom the server but not the app calls matched', async () => {
    await visit(path, { persona: 'already-uplifted', upTo: 'identity-token' });
    await expectPage(path, 'We have already matched you to your NHS record');
  });
});

describe('page of details that could not be saved', () => {
  const path = '/proofing/p5-unable-to-save-details';

  it('logs that details could not be saved, shows what may be asked again, and leaves for the proof without the answers', async () => {
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
});
