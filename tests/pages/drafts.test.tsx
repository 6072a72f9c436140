import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { emailEntered, loginBegun, personChanged, signInEnded } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf, password } from '../../mocks/people/personas';
import { variants } from '../../mocks/screens/screens';
import { answer, signInAs } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { authApiFailed, expectComplaint } from '../support/console-guard';
import { fewOf } from '../support/few-of';
import { goBy } from '../support/go-by';
import { openVariant } from '../support/open-variant';
import { address, arriveAt, button, byId, fieldError, fill, link, summary } from '../support/page';
import { untilQuiet } from '../support/under-way';
import { depart, visit } from '../support/visit';

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

const secrets = ['password', 'otp', 'token', 'authorization'];

const named = () =>
  // The fields are what is tested here, whatever their roles: a password has none.
  // eslint-disable-next-line testing-library/no-node-access
  [...document.querySelectorAll<HTMLInputElement>('main form input[name]')];
const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';
/** The values of the page's fields, by id. */
const standing = () => Object.fromEntries(named().map((field) => [field.id, isTicked(field) ? field.checked : field.value]));

/** Types into every field, chooses the last radio and ticks every box. Answers what a person finds again. */
async function fillAll(user: UserEvent) {
  const before = standing();
  const kept = named().filter(({ name }) => !secrets.includes(name));
  for (const field of named()) {
    if (isTicked(field)) await user.click(field);
    else await fill(user, field.id, `1 Ab ${field.id}`);
  }
  const after = standing();
  return { ...before, ...Object.fromEntries(kept.map(({ id }) => [id, after[id]])) };
}

/** Everything that outlives a page in this browser, as text. */
const outlives = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, window.location.href, document.cookie]);

describe('what was typed', () => {
  it.each(fewOf(8, withFields))('at %s is there after a page of the footer and Back, and Forward and Back', async (screenId) => {
    const { user } = await openVariant(screenId);
    const form = address();
    const typed = await fillAll(user);
    await user.click(link('Accessibility statement'));
    await arriveAt('/accessibility');
    expect(outlives()).not.toContain('1 Ab');
    for (const _time of [1, 2]) {
      await goBy('back', form);
      expect(standing()).toEqual(typed);
      await goBy('forward', '/accessibility');
    }
  });
});

describe('the forms of the app', () => {
  const usual = [...variants.values()].filter(({ id }) => id.endsWith('.usual'));

  it.each(fewOf(4, usual))('are these: $id', async ({ id, variant: { logs } }) => {
    if (logs) expectComplaint(new RegExp(logs));
    // The page goes on by itself; the end of the test is the end of its call.
    expectComplaint(authApiFailed);
    await openVariant(id);
    expect(named().length > 0).toBe(withFields.includes(`${window.location.pathname.slice(1)}.usual`));
  });
});

describe('what was typed stays', () => {
  it('when a first value comes that does not answer the question', async () => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Cookies'));
    await arriveAt('/cookies');
    expect(Object.keys(store.getState().drafts)).toHaveLength(2);
    await goBy('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('some@');
    await user.type(byId('user-email'), 'example.com');
    expect(byId('user-email')).toHaveValue('some@example.com');
  });

  it('when the cookie banner is answered', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(button('Accept all cookies'));
    await user.click(button('Hide this message'));
    expect(byId('user-email')).toHaveValue('some@');
  });

  it('when the banner leads to the cookies and Back', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Choose your cookies'));
    await arriveAt('/cookies/cookie-settings');
    await goBy('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('some@');
  });

  it('when the call fails and the person comes back from the error page', async () => {
    const { user } = await openVariant('register/enter-mobile.usual');
    await user.click(screen.getByRole('radio', { name: 'A UK mobile phone' }));
    await fill(user, 'mobile', '07700 900 001');
    answer({ call: calls.mobile, answer: { status: 500, json: {} } });
    await user.click(button('Continue'));
    await arriveAt('/register/error');
    await goBy('back', '/register/enter-mobile');
    expect(screen.getByRole('radio', { name: 'A UK mobile phone' })).toBeChecked();
    expect(byId('mobile')).toHaveValue('07700 900 001');
  });

  it('when another code is sent: the box, and not the old code', async () => {
    signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code');
    await user.click(byId('rmd'));
    await user.type(byId('otp-input'), '000000');
    answer('otp.expired');
    await user.click(button('Continue'));
    await arriveAt('/mobile-code-expired');
    await user.click(button('Text me again with a new security code'));
    await arriveAt('/enter-mobile-code');
    expect(byId('rmd')).toBeChecked();
    expect(byId('otp-input')).toHaveValue('');
  });

  it('when it was filled in by an event that does not bubble', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    const field = byId<HTMLInputElement>('user-email');
    field.value = 'filled@example.com';
    field.dispatchEvent(new Event('input'));
    await user.click(link('Cookies'));
    await arriveAt('/cookies');
    await goBy('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('filled@example.com');
  });
});

describe('a typed email address travels', () => {
  it.each([
    ['Log in with a passkey', '/passkey-enter-email'],
    ['Forgot password', '/forgotten-password'],
  ])('from the login by %j, before it is sent', async (way, path) => {
    signInAs('mobile');
    withAuthenticator();
    const { user } = await visit('/login');
    await user.type(byId('user-email'), 'some@example.com');
    await user.click(await screen.findByRole('link', { name: way }));
    await arriveAt(path);
    expect(byId('user-email')).toHaveValue('some@example.com');
    await user.click(link('Back'));
    await arriveAt('/login');
    expect(byId('user-email')).toHaveValue('some@example.com');
    expect(byId('password-input')).toHaveValue('');
  });

  it('back by the Back link, to a page where none was typed', async () => {
    signInAs('mobile');
    const { user } = await visit('/login');
    await user.click(link('Forgot password'));
    await arriveAt('/forgotten-password');
    await user.type(byId('user-email'), 'some@example.com');
    await user.click(link('Back'));
    await arriveAt('/login');
    expect(byId('user-email')).toHaveValue('some@example.com');
    expect((window.history.state as { idx: number }).idx).toBe(0);
  });

  it('on and on, as it was typed last', async () => {
    signInAs('mobile');
    const { user } = await visit('/login', { events: [emailEntered('first@example.com')] });
    await fill(user, 'user-email', 'second@example.com');
    await user.click(link('Forgot password'));
    await arriveAt('/forgotten-password');
    await fill(user, 'user-email', 'third@example.com');
    await user.click(link('Back'));
    await arriveAt('/login');
    expect(byId('user-email')).toHaveValue('third@example.com');
  });

  it('not when it was emptied: the address that is known is better than none', async () => {
    signInAs('mobile');
    const { user } = await visit('/login', { events: [emailEntered('first@example.com')] });
    await user.clear(byId('user-email'));
    await user.click(link('Forgot password'));
    await arriveAt('/forgotten-password');
    expect(byId('user-email')).toHaveValue('first@example.com');
  });

  it('not over the address that was sent meanwhile', async () => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Cookies'));
    await arriveAt('/cookies');
    act(() => void store.dispatch(emailEntered('other@example.com')));
    await goBy('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('other@example.com');
  });
});

describe('what was typed ends', () => {
  it.each([
    ['the sign-in', signInEnded('refused')],
    ['the person', personChanged()],
    ['the login', loginBegun()],
  ])('with %s', async (_what, event) => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@example.com');
    await user.click(link('Cookies'));
    await arriveAt('/cookies');
    signInAs('mobile');
    act(() => void store.dispatch(event));
    expect(store.getState().drafts).toEqual({});
    await user.click(link('Accessibility statement'));
    await arriveAt('/accessibility');
    expect(store.getState().drafts).toEqual({});
  });

  it('with the document', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@example.com');
    await depart();
    await visit('/enter-email');
    expect(byId('user-email')).toHaveValue('');
  });
});

describe('a password or a security code', () => {
  it.each([
    ['log-in-password.usual', 'password-input'],
    ['login.usual', 'password-input'],
    ['register/create-password.usual', 'password-input'],
    ['reset/new-password.usual', 'password-input'],
    ['enter-mobile-code.usual', 'otp-input'],
    ['register/check-email.usual', 'otp-input'],
  ])('of %s is in no draft', async (id, field) => {
    const { user, store } = await openVariant(id);
    await user.type(byId(field), '314159Secret');
    await untilQuiet();
    expect(JSON.stringify(store.getState())).not.toContain('314159');
  });
});

describe('a wrong password', () => {
  it.each([
    ['/log-in-password', 'password.incorrect'],
    ['/login', 'user-sign-in.incorrect'],
  ] as const)('at %s goes from its field, which has the focus; the rest stays', async (path, refusal) => {
    signInAs('mobile');
    const { user } = await visit(path, { events: [emailEntered(emailOf('mobile'))] });
    answer(refusal);
    const before = standing();
    for (const _time of [1, 2]) {
      await fill(user, 'password-input', password);
      await user.click(button('Continue'));
      await waitFor(() => expect(byId('password-input')).toHaveFocus());
      expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
      expect(await screen.findByRole('alert')).toHaveTextContent('Enter the correct password');
      expect(standing()).toEqual(before);
    }
  });

  it('is the only refused text that goes', async () => {
    signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code');
    answer('otp.wrong');
    await user.type(byId('otp-input'), '000 000');
    await user.click(button('Continue'));
    await summary();
    expect(byId('otp-input')).toHaveValue('000 000');
  });
});
