import { act, screen, waitFor } from '@testing-library/react';
import { emailEntered, loginBegun, signInEnded, userChanged } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf, password } from '../../mocks/people/personas';
import { variants } from '../../mocks/screens/screens';
import { answer, signInAs } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { codeDue, codeSent } from '../support/events';
import { openVariant } from '../support/open-variant';
import { address, button, byId, expectPage, fieldValues, fill, fillAll, formFields, link, traverseHistory } from '../support/page';
import { resetLink } from '../support/reset-links';
import { sample } from '../support/sample';
import { senderOf, senders, sentCalls } from '../support/senders/senders';
import { reload, signIn, visit } from '../support/visit';
import { waitForIdle } from '../support/waits';

describe('draft of an open page', () => {
  it('preserves the input when a late first value answers no question', async () => {
    const { user, store } = await visit('/enter-email', { persona: 'mobile' });
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Cookies'));
    await expectPage('/cookies');
    expect(Object.keys(store.getState().drafts)).toHaveLength(2);
    await traverseHistory('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('some@');
    await user.type(byId('user-email'), 'example.com');
    expect(byId('user-email')).toHaveValue('some@example.com');
  });

  it('preserves the input when the user answers the cookie banner', async () => {
    const { user } = await visit('/enter-email', { persona: 'mobile' });
    await user.type(byId('user-email'), 'some@');
    await user.click(button('Accept all cookies'));
    await user.click(button('Hide this message'));
    expect(byId('user-email')).toHaveValue('some@');
  });

  it('preserves the input when the call fails and the user returns from the error page', async () => {
    const { user } = await openVariant('register/enter-mobile.usual');
    await user.click(screen.getByRole('radio', { name: 'A UK mobile phone' }));
    await fill(user, 'mobile', '07700 900 001');
    answer({ call: calls.mobile, answer: { status: 500, json: {} } });
    await user.click(button('Continue'));
    await expectPage('/register/error');
    await traverseHistory('back', '/register/enter-mobile');
    expect(screen.getByRole('radio', { name: 'A UK mobile phone' })).toBeChecked();
    expect(byId('mobile')).toHaveValue('07700 900 001');
  });

  it('preserves the box but not the old code when another code is sent', async () => {
    const { user } = await visit('/enter-mobile-code', { persona: 'mobile', upTo: 'mobile-code', events: [codeSent()] });
    await user.click(byId('rmd'));
    await user.type(byId('otp-input'), '000000');
    answer('otp.expired');
    await user.click(button('Continue'));
    await expectPage('/mobile-code-expired');
    await user.click(button('Text me again with a new security code'));
    await expectPage('/enter-mobile-code');
    expect(byId('rmd')).toBeChecked();
    expect(byId('otp-input')).toHaveValue('');
  });

  it('preserves input that was set by an event that does not bubble', async () => {
    const { user } = await visit('/enter-email', { persona: 'mobile' });
    const field = byId<HTMLInputElement>('user-email');
    field.value = 'filled@example.com';
    field.dispatchEvent(new Event('input'));
    await user.click(link('Cookies'));
    await expectPage('/cookies');
    await traverseHistory('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('filled@example.com');
  });
});
it.each([
  ['the sign-in', signInEnded('refused')],
  ['the user', userChanged()],
  ['the login', loginBegun()],
])('removes the draft after %s', async (_what, event) => {
  const { user, store } = await visit('/enter-email', { persona: 'mobile' });
  await user.type(byId('user-email'), 'some@example.com');
  await user.click(link('Cookies'));
  await expectPage('/cookies');
  signInAs('mobile');
  act(() => void store.dispatch(event));
  expect(store.getState().drafts).toEqual({});
  await user.click(link('Accessibility statement'));
  await expectPage('/accessibility');
  expect(store.getState().drafts).toEqual({});
});

it('removes the draft when the document unloads', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  await user.type(byId('user-email'), 'some@example.com');
  await reload();
  expect(byId('user-email')).toHaveValue('');
});

it.each([
  ['log-in-password.usual', 'password-input'],
  ['login.usual', 'password-input'],
  ['register/create-password.usual', 'password-input'],
  ['reset/new-password.usual', 'password-input'],
  ['enter-mobile-code.usual', 'otp-input'],
  ['register/check-email.usual', 'otp-input'],
])('stores no draft of the secret of %s', async (id, field) => {
  const { user, store } = await openVariant(id);
  await user.type(byId(field), '314159Secret');
  await waitForIdle();
  expect(JSON.stringify(store.getState())).not.toContain('314159');
});
describe('draft of every form', () => {
  /** A screen of every address with a field, typed in by hand; a test below compares. */
  const withFields = [
    'enter-email.usual',
    'login.usual',
    'log-in-password.usual',
    'choose-authentication-method.usual',
    'enter-mobile-code.usual',
    'enter-landline-code.usual',
    'mobile-code-expired.landline-known',
    'landline-code-expired.mobile-known',
    'call-failed.usual',
    'passkey-enter-email.usual',
    'passkey-enter-email-login-failed.usual',
    'passkey-login-failed.usual',
    'passkey-user-login-failed.usual',
    'consent-confirmation.usual',
    'register/enter-email.usual',
    'register/create-password.usual',
    'register/check-email.usual',
    'register/enter-mobile.usual',
    'recovery/change-mobile/enter-mobile.usual',
    'recovery/change-landline/enter-landline.usual',
    'forgotten-password.usual',
    'reset/new-password.usual',
    'proofing/know-nhs-number.usual',
    'proofing/enter-name.usual',
    'proofing/enter-dob.usual',
    'proofing/enter-postcode.usual',
    'proofing/no-match.usual',
    'proofing/duplicate-nhs-number.usual',
    'proofing/multiple-emails-found.usual',
    'proofing/confirm-account-replacement.usual',
    'cookies/cookie-settings.usual',
    'set-cookie.usual',
  ];
  /** All persisted state of this browser, as text. */
  const outlives = () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, window.location.href, document.cookie]);

  it.each(sample(withFields, 8))('preserves the input at %s after a footer link and Back, and after Forward and Back', async (screenId) => {
    const { user } = await openVariant(screenId);
    const form = address();
    const typed = await fillAll(user);
    await user.click(link('Accessibility statement'));
    await expectPage('/accessibility');
    expect(outlives()).not.toContain('1 Ab');
    for (const _time of [1, 2]) {
      await traverseHistory('back', form);
      expect(fieldValues()).toEqual(typed);
      await traverseHistory('forward', '/accessibility');
    }
  });

  const usual = [...variants.values()].filter(({ id }) => id.endsWith('.usual'));

  it.each(sample(usual, 4))('lists the form $id among the tested drafts only if it has fields', async ({ id, variant: { logs } }) => {
    if (logs) expectConsoleMessage(new RegExp(logs));
    // The page continues by itself. Its call ends with the test.
    expectConsoleMessage(authApiFailed);
    await openVariant(id);
    expect(formFields().length > 0).toBe(withFields.includes(`${window.location.pathname.slice(1)}.usual`));
  });
});

/** Sets the value as a test driver or a password manager does, without an event that React listens to. */
function setSilently(id: string, value: string) {
  const field = byId<HTMLInputElement>(id);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: false }));
  field.dispatchEvent(new Event('change', { bubbles: false }));
}

it('submits an email address set without an event', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  setSilently('user-email', emailOf('mobile'));
  await user.click(button('Continue'));
  await expectPage('/log-in-password');
});

it('submits a password set without an event', async () => {
  const { user } = await visit('/log-in-password', { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
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
  const { user } = await visit('/choose-authentication-method', { persona: 'both', upTo: 'password', events: [codeDue] });
  byId<HTMLInputElement>('choice-2').checked = true;
  await user.click(button('Continue'));
  await expectPage('/get-call-landline');
});

it('submits the value set last instead of the typed one', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  await user.type(byId('user-email'), 'other@example.com');
  setSilently('user-email', emailOf('mobile'));
  await user.click(button('Continue'));
  await waitFor(() => expect(sentCalls(senderOf('account-status'))[0]?.body.email).toBe(emailOf('mobile')));
});
describe('forms without script', () => {
  /** Every page with a field, once. */
  const withFields = new Map(senders.filter(({ typed, clicked }) => typed && clicked).map((sender) => [sender.from, sender]));

  // A prerendered form can be submitted before hydration. GET would put the typed text into the address, the history and the logs.
  it.each(sample([...withFields], 4))('submits the form of %s by POST to its own address', async (_path, sender) => {
    signIn(sender);
    await visit(sender.linked ? resetLink(sender.persona) : sender.from, { events: sender.events, state: sender.state });
    const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: sender.clicked });
    expect(form).toHaveProperty('method', 'post');
    expect(form).not.toHaveAttribute('action');
  });
});
