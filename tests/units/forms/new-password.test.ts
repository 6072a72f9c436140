import { describe, expect, it } from 'vitest';
import { newPasswordForm, passwordRule } from '@/forms/new-password';

const codeFor = (password: string) => newPasswordForm.safeParse({ password }).error?.issues[0]?.message;

describe('rule for a new password', () => {
  it.each([
    ['', 'PASSWORD_REQUIRED'],
    ['A', 'PASSWORD_FORMAT'],
    ['Passw0r', 'PASSWORD_FORMAT'],
    ['passw0rd', 'PASSWORD_FORMAT'],
    ['12345678', 'PASSWORD_FORMAT'],
    ['        ', 'PASSWORD_FORMAT'],
    ['éÀÉpassw', 'PASSWORD_FORMAT'],
    [`A${'b'.repeat(256)}`, 'PASSWORD_LONG'],
  ])('refuses %j with %s', (password, code) => {
    expect(codeFor(password)).toBe(code);
  });

  it.each(['Passw0rd', 'passw0rA', 'ABCDEFGH', 'aaaaaaaZ', ' Passw0rd ', '  Secret', 'Пароль密码Z', `A${'b'.repeat(255)}`])(
    'accepts %j unchanged',
    (password) => {
      expect(newPasswordForm.parse({ password })).toEqual({ password });
    },
  );

  it('is shown before a password is typed', () => {
    expect(passwordRule).toBe('Use at least 8 characters, with at least 1 capital letter');
  });
});
