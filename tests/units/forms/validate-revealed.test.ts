import { describe, expect, it } from 'vitest';
import { choice, email } from '@/forms/rules';
import { revealed, validateRevealed } from '@/forms/validate-revealed';

describe('field revealed by a choice', () => {
  const check = (typed: string) => {
    const issues: unknown[] = [];
    return { data: validateRevealed(email, 'address', typed, { issues }), issues };
  };

  it.each(['', 'anything', ' somebody@example.com'])('accepts anything before its choice is known: %j', (typed) => {
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

describe('choice', () => {
  it.each(['one', 'two'])('may be %s as its options declare', (chosen) => {
    expect(choice(['one', 'two']).parse(chosen)).toBe(chosen);
  });
});
