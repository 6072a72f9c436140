import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { answer, codeSentTo, signInAs, world } from '../../mocks/server';
import { button, expectPage, fill, link, paragraphWithText } from '../support/page';
import { performAction } from '../support/page-action';
import { visit } from '../support/visit';

const mobile = {
  asks: '/recovery/change-mobile/enter-mobile',
  confirms: '/enter-mobile-code',
  expired: '/mobile-code-expired',
  persona: 'change-number' as PersonaId,
  id: 'mobile' as const,
  typed: '07700 900 222',
  to: '+447700900222',
  missed: 'Not received a text?',
  again: 'Send the security code again',
  anew: 'Text a new security code to my new number',
};
const landline = {
  asks: '/recovery/change-landline/enter-landline',
  confirms: '/enter-landline-code',
  expired: '/landline-code-expired',
  persona: 'change-landline' as PersonaId,
  id: 'landline' as const,
  typed: '01632 960 222',
  to: '+441632960222',
  missed: 'Not received a call?',
  again: 'Call my new landline again',
  anew: 'Call my new number with a new security code',
};
const changing =
  /^Enter the code we sent to •••••••0222 to confirm your new number\. Your old number keeps working until the change is complete\.$/;
const heading = 'Enter the security code';

describe.each([mobile, landline])('code for a change of number: $confirms', (change) => {
  const { asks, confirms, expired, persona, id, typed, to, missed, again, anew } = change;
  const open = async () => {
    signInAs(persona, { upTo: 'password' });
    const visited = await visit(asks);
    await fill(visited.user, id, typed);
    await visited.user.click(button('Continue'));
    await expectPage(confirms, heading);
    return visited;
  };
  const codesTo = () =>
    world()
      .inbox.filter(({ code }) => code)
      .map((message) => message.to);

  it('shows its purpose, and no choice to remember the device', async () => {
    await open();
    expect(screen.getByText(paragraphWithText(changing))).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/passkey/)).not.toBeInTheDocument();
  });

  it('shows the change of number after another code', async () => {
    const { user } = await open();
    await user.click(screen.getByText(missed));
    await user.click(button(again));
    expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
    expect(screen.getByText(paragraphWithText(changing))).toBeVisible();
    expect(codesTo()).toEqual([to, to]);
    await fill(user, 'otp-input', codeSentTo(to));
    await user.click(button('Continue'));
    await expectPage(asks, 'You have asked to change your phone number');
    expect(document.cookie).not.toContain('id_token');
    window.history.back();
    await expectPage(confirms, heading);
    expect(screen.queryByText(paragraphWithText(changing))).not.toBeInTheDocument();
  });

  it('shows the change of number on the way back from the question', async () => {
    const { user } = await open();
    window.history.back();
    await expectPage(asks);
    window.history.forward();
    await expectPage(confirms, heading);
    expect(screen.getByText(paragraphWithText(changing))).toBeVisible();
    await fill(user, 'otp-input', codeSentTo(to));
    await user.click(button('Continue'));
    await expectPage(asks, 'You have asked to change your phone number');
  });

  it('shows the change of number after the code has expired', async () => {
    const visited = await open();
    answer('otp.expired');
    await fill(visited.user, 'otp-input', codeSentTo(to));
    await visited.user.click(button('Continue'));
    await expectPage(expired, 'This security code has expired');
    await performAction(visited, { chosen: anew, press: 'Continue' });
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
    await fill(user, 'otp-input', codeSentTo(old));
    await user.click(button('Continue'));
    await expectPage('/nhs-login-consent');
    expect(link('I do not agree to share this information')).toBeVisible();
  });
});
