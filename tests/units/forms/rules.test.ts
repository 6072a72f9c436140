import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, currentPassword, email } from '@/forms/rules';
import { securityCode } from '@/forms/security-code';

const firstIssue = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe('rule for an email address', () => {
  it.each([
    ['', 'EMAIL_REQUIRED'],
    [' \t\n\u00a0', 'EMAIL_REQUIRED'],
    ['a@b.uk', 'EMAIL_MIN_LENGTH'],
    ['abcdef', 'EMAIL_MIN_LENGTH'],
    ['abcdefg', 'EMAIL_FORMAT'],
    [`${'a'.repeat(249)}@b.com`, 'EMAIL_FORMAT'],
    ['somebody@ex ämple', 'EMAIL_FORMAT'],
    ['somebody@exämple', 'EMAIL_FORMAT'],
    ['somebody@exämple..com', 'EMAIL_FORMAT'],
    ['somebody@ä/b.com', 'EMAIL_FORMAT'],
    ['somebody@ä:80.com', 'EMAIL_FORMAT'],
    ['some@body@exämple.com', 'EMAIL_FORMAT'],
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
    ['Somebody@BÜCHER.example', 'somebody@xn--bcher-kva.example'],
    ['somebody@bücher.example', 'somebody@xn--bcher-kva.example'],
    ['somebody@xn--bcher-kva.example', 'somebody@xn--bcher-kva.example'],
    ['somebody@例え。テスト', 'somebody@xn--r8jz45g.xn--zckzah'],
    ['somebody@пошта.рф', 'somebody@xn--80a1acn3a.xn--p1ai'],
  ])('returns for %j the address %s', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  it('returns no spaces or capitals and 7 to 254 characters, and is idempotent', () => {
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

describe('rule for a security code', () => {
  it('accepts six digits with any spaces and dashes', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '–', '—', '‑', '\u00a0', '\t'), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6}$/), gaps, (code, between) => {
        const typed = between.map((gap, index) => gap + (code[index] ?? '')).join('');
        expect(securityCode.parse(typed)).toBe(code);
      }),
    );
  });

  it('refuses any other number of digits with the reason', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,12}$/), (digits) => {
        fc.pre(digits.length !== 6);
        expect(firstIssue(securityCode.safeParse(digits))).toBe(digits === '' ? 'OTP_REQUIRED' : 'OTP_FORMAT');
      }),
    );
  });

  it.each(['１２３４５６', '１２３　４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३ ४५६', '123−456', '\u202a123456\u202c', '123\u200b456'])(
    'returns for %j the code 123456',
    (typed) => {
      expect(securityCode.parse(typed)).toBe('123456');
    },
  );

  it.each([
    '123456.',
    '"123456"',
    '‘123 456’',
    '(123456)',
    '123.456',
    '123,456',
    '#123456',
    'Code: 123456',
    'G-123456',
    'NHS login: 123456 is your security code. It expires in 5 minutes.',
    'Your security code is 123 456. Do not share it with anyone.',
    'Your security code is 123‑456.',
    'Your NHS login security code is 123456\n\n@login.example.nhs.uk #123456',
    '2026: 123456, not 12345 or 1234567',
    'الرمز ١٢٣٤٥٦',
  ])('reads 123456 from %j', (typed) => {
    expect(securityCode.parse(typed)).toBe('123456');
  });

  it.each([
    '12345x',
    '+12345',
    '1e5123',
    '12a456',
    '1234567.',
    '.',
    'code',
    'Your code is 123456, or 654321',
    'Your code is 123 456, or 654 321',
    'Your code is 1234567',
    'Call 0300 123 4567',
  ])('refuses %j, which has no code of 6 digits, or two', (typed) => {
    expect(firstIssue(securityCode.safeParse(typed))).toBe('OTP_FORMAT');
  });

  it('reads the code from any message without other digits', () => {
    const words = fc.stringMatching(/^[A-Za-z .,:"'()!\n-]{0,30}$/);
    fc.assert(
      fc.property(words, fc.stringMatching(/^[0-9]{6}$/), words, (before, code, after) => {
        expect(securityCode.parse(before + code + after)).toBe(code);
      }),
    );
  });
});

describe('rule for an existing password', () => {
  it('requires a password and returns it unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        expect(currentPassword.parse(typed)).toBe(typed);
      }),
    );
    expect(firstIssue(currentPassword.safeParse(''))).toBe('PASSWORD_REQUIRED');
  });
});

describe('rule for a choice', () => {
  it.each(['', 'third', 'constructor', null, undefined])('refuses %j', (chosen) => {
    expect(firstIssue(choice(['first', 'second']).safeParse(chosen))).toBe('CHOICE_REQUIRED');
  });
});
