import * as z from 'zod/mini';
import { email, withAsciiDomain } from '@/forms/rules';
import { linkParts } from '@/session/emailed-link';

/** Allows lower-casing, but no other cleaning, because users do not type a link. */
const isEmail = (text: string) => email.safeParse(text).data === withAsciiDomain(text.toLowerCase());

const shape = z.object({
  username: z.string().check(z.refine((text) => linkParts.uuid.test(text) || isEmail(text))),
  code: z.string().check(z.regex(linkParts.code)),
  expiry: z.pipe(z.string().check(z.regex(linkParts.expiry)), z.transform(Number)),
});
export type ResetLink = z.infer<typeof shape>;

/** Our links have about 120 characters. A mail program may put one into a link of its own. */
const MOST_CHARACTERS = 2048;
const MOST_ENCODINGS = 10;

const entities: Readonly<Record<string, string>> = {
  apos: "'",
  commat: '@',
  equals: '=',
  gt: '>',
  lowbar: '_',
  lt: '<',
  period: '.',
  plus: '+',
  quot: '"',
};

function withoutPercents(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
const withoutEntities = (text: string) =>
  text
    .replace(/&#(\d{2,3});?/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replace(/&#x([0-9a-f]{2});/gi, (_entity, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&amp;?/gi, '&')
    .replace(/&([a-z]+);/gi, (entity, name: string) => entities[name.toLowerCase()] ?? entity);

/** Removes line breaks, also soft ones of quoted-printable. The equals sign of a parameter stays. */
const withoutBreaks = (text: string) => text.replace(/\b((?:username|code|expiry)=(?:3D)*)[\r\n]+(?![\r\n=])|(=(3D)*)?[\r\n]/gi, '$1');

/**
 * RFC 2045, section 6.7. The equals sign of a parameter is never an encoding, even if two hexadecimal digits follow. It may itself be encoded
 * as `=3D`, but then that of the code or the expiry is too.
 */
function withoutQuotedPrintable(text: string): string {
  const encodesEquals = /(code|expiry)=3D/i.test(text);
  return text.replace(/\b((?:username|code|expiry)=)(?:3D)?|=(0[AD]|[2-7][0-9A-F])/gi, (found, name: string, code: string | undefined) =>
    code ? String.fromCharCode(parseInt(code, 16)) : encodesEquals ? name : found,
  );
}

function decoded(text: string, decode: (text: string) => string): string {
  let reading = text;
  for (let times = 0; times < MOST_ENCODINGS; times += 1) reading = decode(reading);
  return reading;
}

/** No value of a link contains a percent sign or an ampersand. A plus sign is not decoded. */
const withoutEscapes = (text: string) => decoded(text, (reading) => withoutEntities(withoutPercents(reading)));
/** Empty if the text is too long. A line break may be within an escape. */
const plain = (text: string) => (text.length > MOST_CHARACTERS ? '' : withoutEscapes(withoutBreaks(withoutEscapes(text))));

/** Also accepts the rest of a broken `&amp;`, and the question mark of a link inside another one. */
const separators = /[&#]|[;?](?=[\w.-]+=)/;
const parameter = /^[^a-z]*(username|code|expiry)=(.*)/is;
/** A value between punctuation, or before a tag. */
const surrounded =
  /^[<"([{]*([^<]*[\p{L}\p{M}\p{N}-])([^\p{L}\p{M}\p{N}-]*|[^<\p{L}\p{M}\p{N}-]*<(\/[a-z]+>?|[a-z]+\/?>)[^\p{L}\p{M}\p{N}-]*)$/iu;

/** The values of a link's parameters, without surrounding punctuation. Undefined if a parameter has two different values. */
function valuesIn(query: string): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const part of query.split(separators)) {
    const [, name = '', text = ''] = parameter.exec(part) ?? [];
    const [key, value] = [name.toLowerCase(), surrounded.exec(text)?.[1] ?? text];
    if ((values[key] ??= value) !== value) return undefined;
  }
  return values;
}

/** The parameters of the link in a reset email (spec 2, sections 3 and 5), in any form that mail programs create. Or undefined. */
export function resetLinkOf(query: string): ResetLink | undefined {
  const text = plain(query);
  const readings = [text, decoded(text, (reading) => plain(withoutQuotedPrintable(reading)))];
  return readings.map((reading) => shape.safeParse(valuesIn(reading)).data).find(Boolean);
}

/** The email address that identifies the account of a link. Empty if the link identifies it by other means. */
export const emailOf = ({ username = '' }: Partial<ResetLink>) => (isEmail(username) ? username : '');

/** The email address in a link's query, which may have no other parameters. */
export const emailIn = (query: string) => emailOf(resetLinkOf(query) ?? valuesIn(plain(query)) ?? {});
