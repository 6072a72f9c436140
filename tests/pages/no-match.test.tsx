import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInEnded } from '@/state/events';
import { byName, byNumber, openProofing } from '../support/open-proofing';
import { address, button, byId, errorSummary, expectPage, groupError, link } from '../support/page';

const page = '/proofing/no-match';
const [again, number, name, another] = [
  'Check my details again',
  'Try my NHS number instead',
  'Try my full name instead',
  'Prove who I am another way',
];
const options = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

describe('page of no match', () => {
  it.each([
    ['gave the number', byNumber, [again, name, another]],
    ['gave the name', byName, [again, number, another]],
  ])('offers the remaining options to a user who %s', async (_who, events, expected) => {
    await openProofing(page, events);
    await expectPage(page, 'We cannot find a match');
    expect(options()).toEqual(expected);
  });

  it('preserves its options when the session ends', async () => {
    const { store } = await openProofing(page, byNumber);
    await expectPage(page, 'We cannot find a match');
    act(() => void store.dispatch(signInEnded('timedOut')));
    expect(options()).toEqual([again, name, another]);
  });

  it('requires a choice', async () => {
    const { user } = await openProofing(page, byNumber);
    await user.click(button('Continue'));
    const sentence = 'You need to select what you want to do next.';
    expect(await errorSummary()).toEqual([sentence]);
    expect(groupError()).toBe(sentence);
    await user.click(link(sentence));
    expect(byId('choice-1')).toHaveFocus();
    expect(address()).toBe(page);
  });

  it.each([
    [again, byNumber, '/proofing/check-your-details?noMatch', 'Check your details'],
    [again, byName, '/proofing/check-your-details?noMatch', 'Check your details'],
    [number, byName, '/proofing/know-nhs-number', 'Do you know your NHS number?'],
    [name, byNumber, '/proofing/enter-name', 'What is your name?'],
  ])('continues with "%s" without the choice of another way', async (label, events, path, heading) => {
    const { user, store } = await openProofing(page, events);
    await user.click(screen.getByLabelText(label));
    await user.click(button('Continue'));
    await expectPage(path, heading);
    expect(store.getState().proofing.selectedPYI).toBe(false);
  });

  it('stores "Prove who I am another way", and shows the details', async () => {
    const { user, store } = await openProofing(page, byNumber);
    await user.click(screen.getByLabelText(another));
    await user.click(button('Continue'));
    await expectPage('/proofing/confirm-your-details', 'Confirm your details');
    expect(store.getState().proofing.selectedPYI).toBe(true);
  });

  it('updates its options when the number is stored', async () => {
    const { user } = await openProofing(page, byName);
    await user.click(screen.getByLabelText(number));
    await user.click(button('Continue'));
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    await user.click(screen.getByLabelText('Yes, I know my NHS number'));
    await user.click(byId('nhsNumber'));
    await user.paste('9990000123');
    await user.click(button('Continue'));
    await expectPage('/proofing/enter-dob', 'What is your date of birth?');
    await user.click(button('Continue'));
    await expectPage('/proofing/enter-postcode', 'What is your postcode?');
    await user.click(button('Continue'));
    await expectPage('/proofing/check-your-details', 'Check your details');
    await user.click(button('Submit information'));
    await expectPage(page, 'We cannot find a match');
    expect(options()).toEqual([again, name, another]);
  });
});
