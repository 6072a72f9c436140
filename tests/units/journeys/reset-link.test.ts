import fc from 'fast-check';
import { email } from '@/forms/rules';
import { emailIn, resetLinkOf } from '@/journeys/reset-password/reset-link';

const uuid = '0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f';
const link = (username: string, code = '483920', expiry = '1800000000000') => `?username=${username}&code=${code}&expiry=${expiry}`;

const whole = link('maya@example.com');

it.each([
  ['an email address', 'maya@example.com', 'maya@example.com'],
  ['an encoded one', 'maya%2Bnhs%40example.com', 'maya+nhs@example.com'],
  ['a plus', 'maya+nhs@example.com', 'maya+nhs@example.com'],
  ['several full stops', 'a.b.c@example.co.uk', 'a.b.c@example.co.uk'],
  ['capitals', 'Maya@Example.com', 'Maya@Example.com'],
  ['one with an international domain', 'maya@b%C3%BCcher.example', 'maya@bücher.example'],
  ['a UUID', uuid, uuid],
  ['a UUID in capitals', uuid.toUpperCase(), '0B9F6C1E-2F3A-4C5D-8E7F-9A0B1C2D3E4F'],
])('accepts the account name %s in a reset link', (_what, written, username) => {
  expect(resetLinkOf(link(written))).toEqual({ username, code: '483920', expiry: 1_800_000_000_000 });
});

/** A UUID that lacks a digit at its start or end, has one more there, or a part more, less, longer or with another letter. */
const noUuids = [uuid.slice(1), uuid.slice(0, -1), `0${uuid}`, `${uuid}0`, `${uuid.slice(0, 9)}2f3a-${uuid.slice(9)}`].concat(
  uuid.replace('-2f3a', ''),
  uuid.replace('2f3a', '2f3a0'),
  uuid.replace('0b', 'gb'),
);
const noNames = ['', 'account-mobile', 'maya%20@example.com', '%20maya@example.com', 'maya%E9@example.com', ...noUuids];
const noCodes = ['', '48392', '4839201', 'x483920', '48392x'];
const noExpiries = ['', '1800000000', '180000000000', '18000000000000', 'x1800000000000', '1800000000000x', '1.8e12'];

it.each([
  ...noNames.map((name) => link(name)),
  ...noCodes.map((code) => link('maya@example.com', code)),
  ...noExpiries.map((expiry) => link('maya@example.com', '483920', expiry)),
  ...['', '?', '?username=maya@example.com', '?code=483920&expiry=1800000000000'],
])('rejects the reset link %j', (query) => expect(resetLinkOf(query)).toBeUndefined());

const read = { username: 'maya@example.com', code: '483920', expiry: 1_800_000_000_000 };

const ends = ['', '.', ')', '>', '%3E', '%3e', '%29', '..', ').', ',', ';', '%3E.', '%20', '%22', ']', '"', '&', '?'];
const tags = ['</a>', '.</a>', '%3C/a%3E.'];

it.each([...ends, ...tags])('reads a reset link with %j after it', (end) => {
  expect(resetLinkOf(whole + end)).toEqual(read);
  expect(emailIn(`?username=maya@example.com${end}`)).toBe('maya@example.com');
});

it.each([
  ['a further parameter without a value', `${whole}&a`],
  ['a further parameter with several equals signs', `?a=b=c&${whole.slice(1)}`],
  ['a stray percent sign in another parameter', `?a=%E9&${whole.slice(1)}`],
  ['no question mark', whole.slice(1)],
  ['=3D for an equals sign before digits', whole.replace('code=', 'code=3D')],
  ['a soft line break in an encoded character', whole.replace('@', '%4=%0D%0A0')],
  ['a soft line break before an encoded equals sign', whole.replaceAll('=', '=3D').replace('code', 'code=%0A')],
  ['a line break after an equals sign', whole.replace('code=', 'code=%0D%0A')],
  ['a line break in a value', whole.replace('4839', '48%0D%0A39')],
  ['all of it encoded', `?${encodeURIComponent(whole)}`],
  ['&amp without its semicolon', whole.replaceAll('&', '&amp')],
  ['&amp;amp; between its parameters', whole.replaceAll('&', '&amp;amp;')],
  ['&#064; for the at sign', whole.replace('@', '&#064;')],
  ['&#64 without its semicolon', whole.replace('@', '&#64')],
  ['&#x40; for the at sign', whole.replace('@', '&#x40;')],
  ['&commat; for the at sign', whole.replace('@', '&commat;')],
  ['&PERIOD; for a full stop', whole.replace('.', '&PERIOD;')],
  ['an end tag of several letters after it', `${whole}</span>`],
  ['an end tag that is cut after it', `${whole}</a`],
  ['an HTML line break after it', `${whole}&lt;br&gt;`],
  ['a Chinese full stop after it', `${whole}。`],
  ['brackets and quotation marks around its address', whole.replace('maya@example.com', '<"maya@example.com">')],
  ['a semicolon between its parameters', whole.replaceAll('&', ';')],
  ['two question marks', `?${whole}`],
  ['a parameter twice', `${whole}&code=483920`],
  ['a fragment', `${whole}%23top`],
])('reads a reset link that a mail program has rewritten with %s', (_what, query) => expect(resetLinkOf(query)).toEqual(read));

it.each([
  ['two codes', `${whole}&code=111111`],
  ['two email addresses', `${whole}&username=other@example.com`],
  ['a code with something after it', whole.replace('483920', '483920=x')],
  ['a code in two halves', whole.replace('483920', '483=920')],
  ['a code with a space', whole.replace('483920', '483%20920')],
  ['a code of another parameter', whole.replace('code', 'zipcode')],
  ['a code in quotes with a letter', whole.replace('483920', '"48392x"')],
  ['more digits after a space', whole.replace('483920', '483920%20111')],
  ['more digits after a semicolon', whole.replace('483920', '483920;111')],
  ['more digits after a question mark', whole.replace('483920', '483920?111')],
  ['more digits after a quotation mark', whole.replace('483920', '483920%22111')],
  ['more letters after a tag', whole.replace('.com', '.co<br>m')],
  ['another address after a space', whole.replace('.com', '.com%20other@example.com')],
  ['an expiry with a minus', whole.replace('1800000000000', '-1800000000000')],
  ['a stray percent sign in its code', whole.replace('483920', '48%3920')],
])('rejects an ambiguous reset link with %s', (_what, query) => expect(resetLinkOf(query)).toBeUndefined());

it('rejects a reset link that is longer than 2,048 characters', () => {
  const padded = (length: number) => `${whole}&a=`.padEnd(length, '%25');
  expect(resetLinkOf(padded(2048))).toEqual(resetLinkOf(whole));
  expect(resetLinkOf(padded(2049))).toBeUndefined();
  expect(emailIn(padded(2049))).toBe('');
});

it.each(['3dmaya@example.com', '0amaya@example.com', 'code@example.com', "o'brien@example.com", '_maya@example.com', 'amp@example.com'])(
  'reads the address in a reset link that only looks encoded: %s',
  (address) => {
    expect(resetLinkOf(link(address))?.username).toBe(address);
    const quoted = link(address).replaceAll('=', '=3D').replace('@', '=40');
    expect(resetLinkOf(quoted)?.username).toBe(address);
    expect(resetLinkOf(quoted.replaceAll('=', '=3D'))?.username).toBe(address);
  },
);

it.each([
  ['?username=maya%40example.com', 'maya@example.com'],
  [`?username=${uuid}`, ''],
  ['?username=maya', ''],
  ['?username=maya%2540example.com%20', 'maya@example.com'],
  [whole.replaceAll('=', '=3D'), 'maya@example.com'],
  ['?username=a=b@example.com', ''],
  ['?username=%E9', ''],
  ['?code=1', ''],
])('reads from the reset link %j the address %j', (query, email) => expect(emailIn(query)).toBe(email));

describe('mail programs that rewrite a reset link', () => {
  type Rewrite = (query: string) => string;

  /** RFC 2045: programs encode every equals sign, and may encode other characters. */
  const quotedPrintable =
    (others: RegExp): Rewrite =>
    (query) => {
      const quoted = (character: string) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
      return query.replace(/=/g, quoted).replace(others, quoted);
    };
  /** Inserts at a place that is no part of an encoded character. */
  const inserted =
    (text: string, at: number): Rewrite =>
    (query) => {
      const places = [...query.matchAll(/[a-z0-9](?=[a-z0-9])/gi)].map(({ index }) => index + 1);
      const place = places[at % places.length] ?? 0;
      return /[%=&#][a-z0-9]{0,7};?$/i.test(query.slice(0, place)) ? query : query.slice(0, place) + text + query.slice(place);
    };

  const marks = ['.', ',', ')', '>', ']', '}', ';', '"', "'", '!', '*', '%20', '%22', '%3E', '%29', '%5D', '%0D%0A', '…', '”', '/'];
  const rewrites: fc.Arbitrary<Rewrite> = fc.oneof(
    fc.constantFrom<Rewrite>(
      (query) => query.replace(/&/g, '&amp;'),
      (query) => query.replace(/&/g, '&AMP;'),
      (query) => query.replace(/&/g, '&#38;'),
      (query) => query.replace(/&/g, '&#x26;'),
      (query) => query.replace(/&/g, '&;'),
      (query) => query.replace(/@/g, '&#64;'),
      (query) => query.replace(/%/g, '%25'),
      (query) => query.replace(/@/g, '%40'),
      (query) => query.replace(/=/g, '%3D'),
      (query) => query.replace(/(username|code|expiry)(?==|%3D)/g, (name) => name.toUpperCase()),
      (query) => `?url=${encodeURIComponent(`https://login.example.com/reset/new-password${query}`)}&data=05%7C02`,
      (query) => `?utm_source=mail&${query.slice(1)}`,
      (query) => `${query}#fragment`,
    ),
    fc.constantFrom(/(?!)/g, /[@+]/g, /[@+._-]/g).map(quotedPrintable),
    fc.constantFrom(...marks).map(
      (mark): Rewrite =>
        (query) =>
          query + mark,
    ),
    fc.tuple(fc.constantFrom('=\n', '=\r\n', '=%0A', '=%0D%0A'), fc.nat()).map(([text, at]) => inserted(text, at)),
  );

  const username = fc.oneof(
    fc
      .tuple(fc.stringMatching(/^[a-z_][a-z0-9_.+'-]{0,20}$/), fc.domain())
      .map((parts) => parts.join('@'))
      .filter((text) => email.safeParse(text).data === text),
    fc.uuid(),
  );
  const link = fc.record({ username, code: fc.stringMatching(/^[0-9]{6}$/), expiry: fc.integer({ min: 1e12, max: 9_999_999_999_999 }) });
  const order = fc.shuffledSubarray(['username', 'code', 'expiry'] as const, { minLength: 3 });
  type Values = Record<'username' | 'code' | 'expiry', string | number>;
  const written = (values: Values, names: readonly (keyof Values)[]) =>
    `?${names.map((name) => `${name}=${encodeURIComponent(values[name])}`).join('&')}`;

  it('preserves the three values of a reset link through any sequence of known rewrites by mail programs', () => {
    fc.assert(
      fc.property(link, order, fc.array(rewrites, { maxLength: 4 }), (values, names, sequence) => {
        const query = sequence.reduce((text, rewrite) => rewrite(text), written(values, names));
        fc.pre(!/^\?url=.*\?url=/.test(decodeURIComponent(query.replace(/%(?![0-9A-F]{2})/gi, ''))));
        expect(resetLinkOf(query), query).toEqual(values);
      }),
      { numRuns: 1000 },
    );
  });
});
