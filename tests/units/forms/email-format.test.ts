import { describe, expect, it } from 'vitest';
import { emailForm } from '@/forms/rules';

const result = (email: string) => emailForm.safeParse({ email });

describe('email address format', () => {
  it.each([
    'ab@c.uk',
    "aZ09_.+'-@example.com",
    'somebody@a-0.9-z',
    'somebody@mail.example.co.uk',
    'so.me.body@example.com',
    `${'a'.repeat(248)}@b.com`,
  ])('accepts %j', (email) => {
    expect(result(email).data).toEqual({ email: email.toLowerCase() });
  });

  it('removes spaces and capitals', () => {
    expect(result(' Some Body\t@ EXAMPLE.com\n').data).toEqual({ email: 'somebody@example.com' });
  });

  it.each([
    '(somebody@example.com',
    'somebody@example.com)',
    'somebody@example.com>',
    'some(body@example.com',
    'some/body@example.com',
    'some,body@example.com',
    'some*body@example.com',
    'somebody@@example.com',
    'some@body@example.com',
    '@example.com',
    'somebody@.com',
    'somebody@example',
    'somebody@example.',
    'somebody@example..com',
    'somebody@exam_ple.com',
    'somebody@example.c_m',
    'somebody.example.com',
    `${'a'.repeat(249)}@b.com`,
  ])('refuses %j', (email) => {
    expect(result(email).error?.issues[0]?.message).toBe('EMAIL_FORMAT');
  });
});
