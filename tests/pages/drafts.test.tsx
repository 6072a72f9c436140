import { act, screen } from '@testing-library/react';
import { loginBegun, signInEnded, userChanged } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { codeSent, waitForIdle } from '../support/environment';
import {
  address,
  button,
  byId,
  expectPage,
  fieldValues,
  fill,
  formFields,
  link,
  openVariant,
  reload,
  resetLink,
  senderOf,
  signIn,
  traverseHistory,
  type Visit,
  visit,
} from '../support/user';

describe('draft of an open page', () => {
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
const secrets = ['password', 'otp', 'token', 'authorization'];

/** Fills in every field, selects the last radio and ticks every box. Returns the values that a draft preserves. */
async function fillAll(user: Visit['user']) {
  const before = fieldValues();
  const remaining = formFields().filter(({ name }) => !secrets.includes(name));
  for (const field of formFields()) {
    if (['radio', 'checkbox'].includes(field.type)) await user.click(field);
    else await fill(user, field.id, `1 Ab ${field.id}`);
  }
  const after = fieldValues();
  return { ...before, ...Object.fromEntries(remaining.map(({ id }) => [id, after[id]])) };
}

const withFields = [
  'login.usual',
  'enter-mobile-code.usual',
  'mobile-code-expired.landline-known',
  'register/enter-mobile.usual',
  'proofing/know-nhs-number.usual',
  'proofing/enter-name.usual',
  'proofing/enter-dob.usual',
  'proofing/confirm-account-replacement.usual',
];
const outlives = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, window.location.href, document.cookie]);

it.each(withFields)('preserves the draft at %s after a footer link and Back, and after Forward and Back', async (screenId) => {
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

// A prerendered form can be submitted before hydration. GET would put the typed text into the address, the history and the logs.
it.each([senderOf('account-status'), senderOf('user-sign-in'), senderOf('otp')])(
  'submits the form of $from by POST to its own address',
  async (sender) => {
    signIn(sender);
    await visit(sender.linked ? resetLink(sender.persona) : sender.from, { events: sender.events, state: sender.state });
    const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: sender.clicked });
    expect(form).toHaveProperty('method', 'post');
    expect(form).not.toHaveAttribute('action');
  },
);
