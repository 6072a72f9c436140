import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, currentPassword, email } from '@/forms/rules';
import { securityCode } from '@/forms/security-code';

const firstIssue = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe('the rule for an email address', () => {
  it.each([
    ['', 'EMAIL_REQUIRED'],
    [' \t\n\u00a0', 'EMAIL_REQUIRED'],
    ['a@b.uk', 'EMAIL_MIN_LENGTH'],
    ['abcdef', 'EMAIL_MIN_LENGTH'],
    ['abcdefg', 'EMAIL_FORMAT'],
    [`${'a'.repeat(249)}@b.com`, 'EMAIL_FORMAT'],
    ['somebody@exämple.com', 'EMAIL_FORMAT'],
    ['jürgen@example.com', 'EMAIL_FORMAT'],
  ])('refuses %j with %s', (typed, code) => {
    expect(firstIssue(email.safeParse(typed))).toBe(code);
  });

  it.each([
    ['ｓｏｍｅｂｏｄｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'somebody@example.com'],
    ['somebody＠example.com', 'somebody@example.com'],
    ['some\u200bbody@example.com', 'somebody@example.com'],
    ['\u202asomebody@example.com\u202c', 'somebody@example.com'],
    ['o’brien@example.com', "o'brien@example.com"],
    ['anne‑marie@example.com', 'anne-marie@example.com'],
    ['soﬁa@example.com', 'sofia@example.com'],
  ])('takes %j as %s', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  it('cleans what it accepts: no spaces, no capitals, between 7 and 254 characters, once is enough', () => {
    const parts = fc.stringMatching(/^[A-Za-z0-9_.+' -]{1,20}$/);
    fc.assert(
      fc.property(parts, fc.domain(), fc.constantFrom('', ' ', '\t', '\u2003'), (local, domain, space) => {
        const { data } = email.safeParse(`${space}${local}@${domain}${space}`);
        if (data === undefined) return;
        expect(data).toMatch(/^[^\sA-Z]{7,254}$/);
        expect(email.parse(data)).toBe(data);
      }),
    );
  });

  it('accepts every ordinary address', () => {
    const ordinary = fc.tuple(fc.stringMatching(/^[a-z0-9][a-z0-9._+-]{4,20}$/), fc.domain()).map((parts) => parts.join('@'));
    fc.assert(
      fc.property(ordinary, (address) => {
        expect(email.safeParse(address.toUpperCase()).data).toBe(address.toLowerCase());
      }),
    );
  });
});

describe('the rule for a security code', () => {
  it('accepts six digits, however they are spaced and dashed', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '–', '—', '‑', '\u00a0', '\t'), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6}$/), gaps, (code, between) => {
        const typed = between.map((gap, index) => gap + (code[index] ?? '')).join('');
        expect(securityCode.parse(typed)).toBe(code);
      }),
    );
  });

  it('refuses any other number of digits, and names the reason', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,12}$/), (digits) => {
        fc.pre(digits.length !== 6);
        expect(firstIssue(securityCode.safeParse(digits))).toBe(digits === '' ? 'OTP_REQUIRED' : 'OTP_FORMAT');
      }),
    );
  });

  it.each(['１２３４５６', '１２３　４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३ ४५६', '123−456', '\u202a123456\u202c', '123\u200b456'])(
    'takes %j as 123456',
    (typed) => {
      expect(securityCode.parse(typed)).toBe('123456');
    },
  );

  it.each(['12345x', '+12345', '1e5123', '123.456'])('refuses %s', (typed) => {
    expect(firstIssue(securityCode.safeParse(typed))).toBe('OTP_FORMAT');
  });
});

describe('the rule for a password that exists', () => {
  it('only wants one, and leaves it as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        expect(currentPassword.parse(typed)).toBe(typed);
      }),
    );
    expect(firstIssue(currentPassword.safeParse(''))).toBe('PASSWORD_REQUIRED');
  });
});

describe('the rule for a choice', () => {
  it.each(['', 'third', 'constructor', null, undefined])('refuses %j', (chosen) => {
    expect(firstIssue(choice(['first', 'second']).safeParse(chosen))).toBe('CHOICE_REQUIRED');
  });
});
