import fc from 'fast-check';
import {
  choice,
  currentPassword,
  email,
  emailForm,
  plain,
  revealed,
  validateRevealed,
  withAsciiDomain,
  withPlainMarks,
} from '@/forms/rules';
import { securityCode, securityCodeForm } from '@/forms/security-code';
import { rowsOf } from '../../support/environment';

const firstIssue = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

it.each(
  rowsOf([
    ['EMAIL_REQUIRED', '', ' \t\n\u00a0'],
    ['EMAIL_MIN_LENGTH', 'a@b.uk', 'abcdef'],
    ['EMAIL_FORMAT', `${'a'.repeat(249)}@b.com`],
    ['EMAIL_FORMAT', 'abcdefg', '@example.com', 'somebody.example.com', 'somebody@@example.com', 'some@body@example.com'],
    ['EMAIL_FORMAT', '(somebody@example.com', 'some(body@example.com', 'some/body@example.com', 'some,body@example.com'],
    ['EMAIL_FORMAT', 'some*body@example.com', 'jürgen@example.com', 'somebody@example.com)', 'somebody@example.com..'],
    ['EMAIL_FORMAT', 'somebody@.com', 'somebody@example', 'somebody@example.', 'somebody@example..com', 'somebody@exam_ple.com'],
    ['EMAIL_FORMAT', 'somebody@example.c_m', 'somebody@ex ämple', 'somebody@exämple', 'somebody@exämple..com'],
    ['EMAIL_FORMAT', 'somebody@ä/b.com', 'somebody@ä:80.com', 'some@body@exämple.com'],
    ['EMAIL_FORMAT', 'somebody@bücher.example/path', 'somebody@bücher.example:80'],
  ]),
)('refuses the email address %j with %s', (typed, code) => expect(firstIssue(emailForm.safeParse({ email: typed }))).toBe(code));

it.each([
  ..."ab@c.uk aZ09_.+'-@example.com somebody@a-0.9-z somebody@mail.example.co.uk so.me.body@example.com".split(' '),
  `${'a'.repeat(248)}@b.com`,
])('accepts the email address %j', (typed) => expect(emailForm.parse({ email: typed })).toEqual({ email: typed.toLowerCase() }));

it.each(
  rowsOf([
    ['somebody@example.com', 'ｓｏｍｅｂｏｄｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'somebody＠example.com', ' Some Body\t@ EXAMPLE.com\n'],
    ['somebody@example.com', 'some\u200bbody@example.com', '\u202asomebody@example.com\u202c'],
    ["o'brien@example.com", 'o’brien@example.com'],
    ['anne-marie@example.com', 'anne‑marie@example.com'],
    ['somebody@example.com', 'mailto:somebody@example.com', '<somebody@example.com>', '‹somebody@example.com›', 'somebody@example.com>;'],
    ['somebody@example.com', 'somebody@example.com.', 'somebody@example.com,', 'MAILTO:Somebody@Example.com'],
    ['sofia@example.com', 'soﬁa@example.com'],
    ['somebody@xn--bcher-kva.example', 'Somebody@BÜCHER.example', 'somebody@bücher.example', 'somebody@xn--bcher-kva.example'],
    ['somebody@xn--r8jz45g.xn--zckzah', 'somebody@例え。テスト'],
    ['somebody@xn--80a1acn3a.xn--p1ai', 'somebody@пошта.рф'],
  ]),
)('returns for the typed email address %j the address %s', (typed, expected) => expect(email.parse(typed)).toBe(expected));

it.each(['somebody@\u0301a.com', 'somebody@1.2'])('leaves the domain of %j, which has no other DNS form, as it is', (typed) => {
  expect(withAsciiDomain(typed)).toBe(typed);
});

it('returns an email address of 7 to 254 characters without spaces and capitals, and is idempotent', () => {
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

it.each(
  rowsOf([
    ['123456', ...[' ', '-', '–', '—', '‑', '\u00a0', '\t'].map((gap) => `${gap}1${gap}23${gap}45${gap}6${gap}`)],
    ['123456', '１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३ ४५६', '123−456', '\u202a123456\u202c', '123\u200b456'],
    ['123456', '123456.', '"123456"', '‘123 456’', '(123456)', '123.456', '123,456', '#123456', 'Code: 123456', 'G-123456'],
    ['123456', 'NHS login: 123456 is your security code. It expires in 5 minutes.', '2026: 123456, not 12345 or 1234567'],
    ['123456', 'Your security code is 123 456. Do not share it with anyone.', 'Your security code is 123 – 456.', 'الرمز ١٢٣٤٥٦'],
    ['123456', 'Your NHS login security code is 123456\n\n@login.example.nhs.uk #123456'],
  ]),
)('reads from %j the security code %s', (typed, code) => expect(securityCode.parse(typed)).toBe(code));

it.each(
  rowsOf([
    ['OTP_REQUIRED', '', ' ', ' – '],
    ['OTP_FORMAT', '1', '12345', '1234567', '12345x', '+12345', '1e5123', '12a456', '1234567.', '.', 'code', 'Your code is 1234567'],
    ['OTP_FORMAT', 'Call 0300 123 4567'],
    ['OTP_FORMAT', 'Your code is 123456, or 654321', 'Your code is 123 456, or 654 321'],
  ]),
)('refuses %j, which has no security code of 6 digits, or two, with %s', (typed, code) => {
  expect(firstIssue(securityCode.safeParse(typed))).toBe(code);
});

it('returns the security code of a login with the choice to remember the device', () =>
  expect(securityCodeForm.parse({ otp: '123 456', remember: true })).toEqual({ otp: '123456', remember: true }));

it('reads the security code from any message without other digits', () => {
  const words = fc.stringMatching(/^[A-Za-z .,:"'()!\n-]{0,30}$/);
  fc.assert(
    fc.property(words, fc.stringMatching(/^[0-9]{6}$/), words, (before, code, after) => {
      expect(securityCode.parse(before + code + after)).toBe(code);
    }),
  );
});

it('requires an existing password and returns it unchanged', () => {
  for (const typed of [' a ', 'é']) expect(currentPassword.parse(typed)).toBe(typed);
  expect(firstIssue(currentPassword.safeParse(''))).toBe('PASSWORD_REQUIRED');
});

it('accepts the choices that its options declare, and refuses others', () => {
  const rule = choice(['first', 'second']);
  expect(['first', 'second'].map((chosen) => rule.parse(chosen))).toEqual(['first', 'second']);
  for (const chosen of ['', 'third', 'constructor', null, undefined]) expect(firstIssue(rule.safeParse(chosen))).toBe('CHOICE_REQUIRED');
});

/** The first digits of scripts that have their own: of Arabic, India, Tibet, East Asia, mathematics and Adlam. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xbe6, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0xff10, 0x1d7ce, 0x1d7f6, 0x1e950];

it.each(zeros)('converts the digits from the character %i to ASCII', (zero) => {
  const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
  expect(plain(digits.repeat(2))).toBe('01234567890123456789');
});

it('converts plain text idempotently', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void expect(plain(plain(typed))).toBe(plain(typed))));
});

it.each(
  rowsOf([
    ["'", ...'\u2018\u2019'],
    ['-', ...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  ]),
)('converts the typographic mark %s to %s each time', (mark, expected) => {
  for (const convert of [withPlainMarks, plain]) expect(convert(`a${mark}b${mark}c`)).toBe(`a${expected}b${expected}c`);
});

it.each([...'\u201a\u201b\u201c\u02bb\u02bc\u2032\u02ba\u02bd\u200b\u2016\u2213\u05bea0'])('leaves the mark unchanged: %s', (mark) => {
  expect(withPlainMarks(mark)).toBe(mark);
});

it.each(
  rowsOf([
    ['LS1', 'LS\u00ad1', 'LS\u200b1', '\ufeffLS1', '\u202aLS1\u202c'],
    ['LS1 4AP', 'LS١ ٤AP'],
    ['1⁄2 2 IV', '½ ² Ⅳ'],
    ['a1', 'ａ１'],
    ['䷀ Ω é', '䷀ Ω é'],
  ]),
)('converts %j to the plain text %j', (typed, expected) => expect(plain(typed)).toBe(expected));

const check = (typed: string) => {
  const issues: unknown[] = [];
  return { data: validateRevealed(email, 'address', typed, { issues }), issues };
};

it.each(['', 'anything', ' somebody@example.com'])('accepts anything in a revealed field before its choice is known: %j', (typed) => {
  expect(revealed(email).parse(typed)).toBe(typed);
});

it.each([
  ['', 'EMAIL_REQUIRED'],
  [' a', 'EMAIL_MIN_LENGTH'],
  ['somebody', 'EMAIL_FORMAT'],
])('cleans the value of a revealed field by its rule, and refuses %j', (typed, message) => {
  expect(check(' Somebody@example.com')).toEqual({ data: 'somebody@example.com', issues: [] });
  expect(check(typed)).toEqual({ data: undefined, issues: [{ code: 'custom', message, path: ['address'], input: typed }] });
});
