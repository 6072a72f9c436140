import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { choice, email, nothing } from '@/forms/rules';
import { securityCodeForm } from '@/forms/security-code';
import { validate } from '@/forms/validate';
import { revealed, validateRevealed } from '@/forms/validate-revealed';

describe('a form that is checked', () => {
  it('has clean values and no errors, when nothing is wrong', async () => {
    expect(await validate(securityCodeForm, { otp: ' 123 456', remember: true })).toEqual({ values: { otp: '123456', remember: true } });
    expect(await validate(nothing, {})).toEqual({ values: undefined });
  });

  it('has a code for each field that is wrong, in their order, and no values', async () => {
    const form = z.object({ choice: choice(['one', 'two']), email });
    const { values, errors } = await validate(form, { email: 'a', choice: '' });
    expect(values).toBeUndefined();
    expect(Object.entries(errors ?? {}).map(([name, error]) => [name, error?.message])).toEqual([
      ['choice', 'CHOICE_REQUIRED'],
      ['email', 'EMAIL_MIN_LENGTH'],
    ]);
  });

  it('may have answers that come later', async () => {
    const later = { '~standard': { ...nothing['~standard'], validate: async () => ({ value: undefined }) } };
    expect(await validate(later, {})).toEqual({ values: undefined });
  });
});

describe('a field that a choice reveals', () => {
  const check = (typed: string) => {
    const issues: unknown[] = [];
    return { data: validateRevealed(email, 'address', typed, { issues }), issues };
  };

  it.each(['', 'anything', ' somebody@example.com'])('holds anything before its choice is known: %j', (typed) => {
    expect(revealed(email).parse(typed)).toBe(typed);
  });

  it('is cleaned by its rule', () => {
    expect(check(' Somebody@example.com')).toEqual({ data: 'somebody@example.com', issues: [] });
  });

  it.each([
    ['', 'EMAIL_REQUIRED'],
    [' a', 'EMAIL_MIN_LENGTH'],
    ['somebody', 'EMAIL_FORMAT'],
  ])('is refused by its rule: %j', (typed, message) => {
    expect(check(typed)).toEqual({ data: undefined, issues: [{ code: 'custom', message, path: ['address'], input: typed }] });
  });
});

describe('a choice', () => {
  it.each(['one', 'two'])('may be %s, as its options say', (chosen) => {
    expect(choice(['one', 'two']).parse(chosen)).toBe(chosen);
  });
});
