import { screen } from '@testing-library/react';
import { signInAs, world } from '../../../mocks/server';
import { address, attributesOf, button, byId, expectPage, expectRefusal, fillAndContinue } from '../../support/page';
import { landlineAllowed } from '../../support/senders/calls';
import { visit } from '../../support/visit';

const page = '/register/enter-mobile';
/** The design system's class of conditional content whose option is not selected. */
const hidden = 'nhsuk-radios__conditional--hidden';
const mobile = 'A UK mobile phone';
const international = 'An international mobile phone';
const landline = 'A UK landline';
const sent = () => world().calls.filter(({ method }) => method === 'POST');
const values = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

async function open(withLandline = true) {
  const { account } = signInAs('unregistered', { upTo: 'password' });
  if (account) account.landlineRegistrationEnabled = withLandline;
  return visit(page, { events: [landlineAllowed(withLandline)] });
}

async function give(option: string, id: string, typed: string) {
  const visited = await open();
  await visited.user.click(screen.getByLabelText(option));
  await fillAndContinue(visited.user, id, typed);
  return visited;
}

describe('question about the phone of a new account', () => {
  it.each([
    [true, "We'll text or call it with a 6 digit security code when you log in. This keeps your account safe."],
    [false, "We'll text a 6 digit security code to it when you log in. This keeps your account safe."],
  ])('shows the purpose of the phone number when a landline is allowed: %s', async (allowed, purpose) => {
    await open(allowed);
    await expectPage(page, 'Which phone do you want to use?');
    expect(screen.getByText(purpose)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Which phone do you want to use?' })).toBeVisible();
  });

  it.each([
    [true, ['mobile', 'international', 'landline']],
    [false, ['mobile', 'international']],
  ])('offers a landline only if the server allows it: %s', async (allowed, options) => {
    await open(allowed);
    expect(values()).toEqual(options);
  });

  it('offers no landline when nothing is known of the user', async () => {
    await visit(page, { persona: 'unregistered', upTo: 'password' });
    expect(values()).toEqual(['mobile', 'international']);
  });

  it.each([
    ['choice-1', 'mobile', 'UK mobile number'],
    ['choice-2', 'international', 'International mobile number'],
    ['choice-3', 'landline', 'UK landline number'],
  ])('reveals only the field of the option %s', async (option, id, label) => {
    const { user } = await open();
    await user.click(byId(option));
    for (const one of ['choice-1', 'choice-2', 'choice-3']) {
      expect(byId(`${one}--conditional`).classList.contains(hidden)).toBe(one !== option);
    }
    const field = screen.getByLabelText(label);
    expect(field).toBe(byId(id));
    expect(attributesOf(field)).toMatchObject({ type: 'tel', autocomplete: 'tel' });
    expect(field).not.toHaveAttribute('maxlength');
  });

  it('requires an answer to the question about the phone', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    await expectRefusal(user, 'choice-1', 'Select the kind of phone you have', { group: true });
    expect(sent()).toEqual([]);
  });

  it.each([
    [mobile, 'mobile', '', 'Enter your mobile phone number'],
    [international, 'international', '07700 900 982', 'Enter a mobile phone number with its country code, like +33 6 12 34 56 78'],
    [landline, 'landline', '07700 900 982', 'Enter a UK landline number, like 01632 960 001'],
  ])('refuses for the option %s the phone number in the field %s: %j', async (option, id, typed, sentence) => {
    const { user } = await give(option, id, typed);
    await expectRefusal(user, id, sentence);
    expect(byId(id)).toHaveValue(typed);
    expect(screen.getByLabelText(option)).toBeChecked();
    expect(sent()).toEqual([]);
    expect(address()).toBe(page);
  });

  it.each([
    [mobile, 'mobile', '+44 (0)7700 900-982', '+447700900982', '/enter-mobile-code'],
    [international, 'international', '00 33 6.12.34.56.78', '+33612345678', '/enter-mobile-code'],
    [landline, 'landline', '(01632) 960 001', '+441632960001', '/enter-landline-code'],
  ])('sends a code from %s to %s %j', async (option, id, typed, to, next) => {
    await give(option, id, typed);
    await expectPage(next, 'Enter the security code');
    expect(world().inbox[0]).toMatchObject({ to, kind: id === 'landline' ? 'voice call' : 'text' });
  });

  it('ignores the phone number in a hidden field', async () => {
    const { user } = await give(international, 'international', 'nonsense');
    await user.click(screen.getByLabelText(mobile));
    await fillAndContinue(user, 'mobile', '07700 900 982');
    await expectPage('/enter-mobile-code');
  });
});
