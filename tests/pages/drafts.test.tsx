import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginBegun, signInEnded, userChanged } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { answer, signInAs } from '../../mocks/server';
import { codeSent } from '../support/code-sent';
import { openVariant } from '../support/open-variant';
import { button, byId, expectPage, fill, link } from '../support/page';
import { traverseHistory } from '../support/traverse-history';
import { unloadDocument, visit } from '../support/visit';
import { waitForIdle } from '../support/wait-for-idle';

describe('draft of an open page', () => {
  it('preserves the input when a late first value answers no question', async () => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
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
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(button('Accept all cookies'));
    await user.click(button('Hide this message'));
    expect(byId('user-email')).toHaveValue('some@');
  });

  it('preserves the input when the user opens the cookies page and goes back', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Choose your cookies'));
    await expectPage('/cookies/cookie-settings');
    await traverseHistory('back', '/enter-email');
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
    signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code', { events: [codeSent()] });
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
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    const field = byId<HTMLInputElement>('user-email');
    field.value = 'filled@example.com';
    field.dispatchEvent(new Event('input'));
    await user.click(link('Cookies'));
    await expectPage('/cookies');
    await traverseHistory('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('filled@example.com');
  });
});
describe('removal of a draft', () => {
  it.each([
    ['the sign-in', signInEnded('refused')],
    ['the person', userChanged()],
    ['the login', loginBegun()],
  ])('removes the draft after %s', async (_what, event) => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
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
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@example.com');
    await unloadDocument();
    await visit('/enter-email');
    expect(byId('user-email')).toHaveValue('');
  });
});

describe('secret fields', () => {
  it.each([
    ['log-in-password.usual', 'password-input'],
    ['login.usual', 'password-input'],
    ['register/create-password.usual', 'password-input'],
    ['reset/new-password.usual', 'password-input'],
    ['enter-mobile-code.usual', 'otp-input'],
    ['register/check-email.usual', 'otp-input'],
  ])('stores no draft of %s', async (id, field) => {
    const { user, store } = await openVariant(id);
    await user.type(byId(field), '314159Secret');
    await waitForIdle();
    expect(JSON.stringify(store.getState())).not.toContain('314159');
  });
});
