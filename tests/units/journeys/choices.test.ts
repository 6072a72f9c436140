import { describe, expect, it } from 'vitest';
import { methodForm, methodOptions } from '@/journeys/another-code/choose-authentication-method';
import { cookieForm, cookieOptions } from '@/journeys/cookies/cookie-settings';
import { replacementForm } from '@/journeys/duplicate-account/confirm-account-replacement';
import { emailCodeForm } from '@/journeys/register/check-email';
import { passwordSchema as passwordForm } from '@/journeys/sign-in/log-in-password';
import { loginSchema as loginForm } from '@/journeys/sign-in/login-form';

const codesOf = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join(), message]);

describe('choice schemas', () => {
  it.each(['mobile', 'landline'])('accept the method %s', (choice) => {
    expect(methodForm.parse({ choice })).toEqual({ choice });
  });

  it.each(['use', 'doNotUse'])('accept the cookie choice %s', (choice) => {
    expect(cookieForm.parse({ choice })).toEqual({ choice });
  });

  it.each([
    ['the method', methodForm],
    ['cookies', cookieForm],
  ])('require a choice of %s', (_what, form) => {
    expect(codesOf(form.safeParse({ choice: '' }))).toEqual([['choice', 'CHOICE_REQUIRED']]);
  });

  it('restrict the method to a text message or a call', () => {
    expect(methodOptions).toEqual([
      { value: 'mobile', label: 'Use my mobile phone to receive a security code by text message' },
      { value: 'landline', label: 'Use my landline to receive a security code by phone call' },
    ]);
  });

  it('restrict cookies to use or none', () => {
    expect(cookieOptions).toEqual([
      { value: 'use', label: 'Use these cookies' },
      { value: 'doNotUse', label: 'Do not use these cookies' },
    ]);
  });
});

describe('replacement schema', () => {
  it('accepts the ticked box', () => {
    expect(replacementForm.parse({ understood: true })).toEqual({ understood: true });
  });

  it('refuses anything else', () => {
    expect(codesOf(replacementForm.safeParse({ understood: false }))).toEqual([['understood', 'UNDERSTANDING_REQUIRED']]);
  });
});

describe('sign-in schema', () => {
  it.each([
    ['a code by email', emailCodeForm, { otp: '123 456' }, { otp: '123456' }],
    ['a password', passwordForm, { password: ' a ' }, { password: ' a ' }],
    ['both at once', loginForm, { email: ' Maya@example.com', password: 'a' }, { email: 'maya@example.com', password: 'a' }],
  ])('accepts %s', (_what, form, typed, kept) => {
    expect(form.parse(typed)).toEqual(kept);
  });

  it.each([
    ['a code by email', emailCodeForm, { otp: '12345' }, [['otp', 'OTP_FORMAT']]],
    ['a password', passwordForm, { password: '' }, [['password', 'PASSWORD_REQUIRED']]],
    ['the password of both', loginForm, { email: 'maya@example.com', password: '' }, [['password', 'PASSWORD_REQUIRED']]],
  ])('requires %s', (_what, form, typed, codes) => {
    expect(codesOf(form.safeParse(typed))).toEqual(codes);
  });
});
