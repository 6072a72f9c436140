import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from '@/forms/rules';
import { resetLinkOf } from '@/journeys/reset-password/reset-link';

type Rewrite = (query: string) => string;

/** RFC 2045: an equals sign always, other characters as a program likes. */
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
    const encoded = /[%=&#][a-z0-9]{0,7};?$/i.test(query.slice(0, place));
    return encoded ? query : query.slice(0, place) + text + query.slice(place);
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
const link = fc.record({
  username,
  code: fc.stringMatching(/^[0-9]{6}$/),
  expiry: fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 }),
});
const order = fc.shuffledSubarray(['username', 'code', 'expiry'] as const, { minLength: 3 });
type Values = Record<'username' | 'code' | 'expiry', string | number>;
const written = (values: Values, names: readonly (keyof Values)[]) =>
  `?${names.map((name) => `${name}=${encodeURIComponent(values[name])}`).join('&')}`;

describe('mail programs that rewrite a reset link', () => {
  it('preserve its three values through any sequence of known rewrites', () => {
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
