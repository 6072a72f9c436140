import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../mocks/people/personas';
import { signInAs } from '../../mocks/server';
import { codeDue, codeSent } from '../support/code-sent';
import { button, byId, expectPage } from '../support/page';
import { senderOf, sentCalls } from '../support/senders/senders';
import { visit } from '../support/visit';

/** As a test driver or a password manager does: no event that React listens to. */
function setSilently(id: string, value: string) {
  const field = byId<HTMLInputElement>(id);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: false }));
  field.dispatchEvent(new Event('change', { bubbles: false }));
}

describe('value set without an event that bubbles', () => {
  it('submits an email address set without an event', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    setSilently('user-email', emailOf('mobile'));
    await user.click(button('Continue'));
    await expectPage('/log-in-password');
  });

  it('submits a password set without an event', async () => {
    signInAs('mobile');
    const { user } = await visit('/log-in-password', { events: [emailEntered(emailOf('mobile'))] });
    setSilently('password-input', password);
    await user.click(button('Continue'));
    await expectPage('/enter-mobile-code');
  });

  it('submits a security code and its box set without an event', async () => {
    const { session } = signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code', { events: [codeSent()] });
    setSilently('otp-input', session.code?.digits ?? '');
    byId<HTMLInputElement>('rmd').checked = true;
    await user.click(button('Continue'));
    await expectPage('/nhs-login-consent');
    expect(sentCalls(senderOf('otp'))[0]?.body.remember_my_device).toBe(true);
  });

  it('submits a choice set without an event', async () => {
    signInAs('both', { upTo: 'password' });
    const { user } = await visit('/choose-authentication-method', { events: [codeDue] });
    byId<HTMLInputElement>('choice-2').checked = true;
    await user.click(button('Continue'));
    await expectPage('/get-call-landline');
  });

  it('submits the value set last instead of the typed one', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'other@example.com');
    setSilently('user-email', emailOf('mobile'));
    await user.click(button('Continue'));
    await waitFor(() => expect(sentCalls(senderOf('account-status'))[0]?.body.email).toBe(emailOf('mobile')));
  });
});
