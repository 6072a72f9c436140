import { screen } from '@testing-library/react';
import { accountByEmail } from '../../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../../mocks/people/personas';
import { answer, codeSentTo, world } from '../../../mocks/server';
import { button, expectPage, fillAndContinue, link, paragraphWithText, performAction, visit } from '../../support/user';

const mobile = {
  asks: '/recovery/change-mobile/enter-mobile',
  persona: 'change-number' as PersonaId,
  id: 'mobile' as const,
  typed: '+44 (0)7700 900-222',
  to: '+447700900222',
  confirms: '/enter-mobile-code',
  expired: '/mobile-code-expired',
  missed: 'Not received a text?',
  again: 'Send the security code again',
  newCodeToNewNumber: 'Text a new security code to my new number',
};
const landline = {
  asks: '/recovery/change-landline/enter-landline',
  persona: 'change-landline' as PersonaId,
  id: 'landline' as const,
  typed: '0044 1632 960 222',
  to: '+441632960222',
  confirms: '/enter-landline-code',
  expired: '/landline-code-expired',
  missed: 'Not received a call?',
  again: 'Call my new landline again',
  newCodeToNewNumber: 'Call my new number with a new security code',
};
const changing =
  /^Enter the code we sent to •••••••0222the number ending in 0222 to confirm your new number\. Your old number keeps working until the change is complete\.$/;
const heading = 'Enter the security code';
const waits = 'You have asked to change your phone number';

describe.each([mobile, landline])('change of a phone number on $asks', (change) => {
  const { asks, persona, id, typed, to, confirms, again } = change;
  const give = async (number: string) => {
    const visited = await visit(asks, { persona, upTo: 'password' });
    await fillAndContinue(visited.user, id, number);
    return visited;
  };
  const open = async () => {
    const visited = await give(typed);
    await expectPage(confirms, heading);
    return visited;
  };
  const codesTo = () =>
    world()
      .inbox.filter(({ code }) => code)
      .map((message) => message.to);

  it('sends a code to the new number, and shows that the change waits', async () => {
    const { user } = await open();
    expect(screen.getByText('•••••••0222')).toBeVisible();
    await fillAndContinue(user, 'otp-input', codeSentTo(to));
    await expectPage(asks, waits);
    expect(screen.getByText(/a change takes 24 hours/)).toBeVisible();
    expect(screen.getByText(/use the link in the email that we sent you to stop it/)).toBeVisible();
    expect(document.title).toBe(`${waits} - NHS login`);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(accountByEmail(world(), emailOf(persona))?.phoneChange).toMatchObject({ method: id, number: to });
    expect(document.cookie).not.toContain('id_token');
  });

  it('shows the change of number after another code', async () => {
    const { user } = await open();
    await user.click(screen.getByText(change.missed));
    await user.click(button(again));
    expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
    expect(screen.getByText(paragraphWithText(changing))).toBeVisible();
    expect(codesTo()).toEqual([to, to]);
    await fillAndContinue(user, 'otp-input', codeSentTo(to));
    await expectPage(asks, waits);
    expect(document.cookie).not.toContain('id_token');
    window.history.back();
    await expectPage(confirms, heading);
    expect(screen.queryByText(paragraphWithText(changing))).not.toBeInTheDocument();
  });

  it('shows the change of number after the code has expired', async () => {
    const visited = await open();
    answer('otp.expired');
    await fillAndContinue(visited.user, 'otp-input', codeSentTo(to));
    await expectPage(change.expired, 'This security code has expired');
    await performAction(visited, { chosen: change.newCodeToNewNumber, clicked: 'Continue' });
    await expectPage(confirms, heading);
    expect(screen.getByText(paragraphWithText(changing))).toBeVisible();
    expect(codesTo()).toEqual([to, to]);
  });

  it("cancels the change with 'Keep my old number', and continues the login", async () => {
    const { user } = await open();
    const old = String(accountByEmail(world(), emailOf(persona))?.[id]);
    await user.click(button('Keep my old number'));
    expect(await screen.findByRole('checkbox', { name: /^Remember this device/ })).toBeInTheDocument();
    expect(screen.queryByText(paragraphWithText(changing))).not.toBeInTheDocument();
    expect(codesTo()[0]).toBe(old);
    await fillAndContinue(user, 'otp-input', codeSentTo(old));
    await expectPage('/nhs-login-consent');
    expect(link('I do not agree to share this information')).toBeVisible();
  });

  it('logs the user in with the old number while a change waits', async () => {
    const { user } = await visit(asks, { persona, upTo: 'password', state: { changePending: true } });
    await user.click(button('Log in with your old number'));
    await expectPage(confirms, heading);
    const calls = world().calls.map(({ path, body }) => [path, body]);
    expect(calls).toContainEqual(['/api/login/trigger-otp', { is_login: true, otp_method: id }]);
  });
});
