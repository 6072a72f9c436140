import * as z from 'zod/mini';
import { email, withAsciiDomain } from '@/forms/rules';
import { linkParts } from '@/session/link-parts';

/** Allows lower-casing, but no other cleaning, because users do not type a link. */
const isEmail = (text: string) => email.safeParse(text).data === withAsciiDomain(text.toLowerCase());

const shape = z.object({
  username: z.string().check(z.refine((text) => linkParts.uuid.test(text) || isEmail(text))),
  code: z.string().check(z.regex(linkParts.code)),
  expiry: z.pipe(z.string().check(z.regex(linkParts.expiry)), z.transform(Number)),
});
export type ResetLink = z.infer<typeof shape>;

/** The maximum depth of percent-encoding, and of combined rewrites of a link. */
const MOST_ENCODINGS = 10;
const MOST_REWRITES = 6;
/** Mail programs create no longer links. Reading one would block the page. */
const MOST_CHARACTERS = 16_384;

/** The HTML entities that occur in links. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
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
    .replace(/&([a-z]+);/gi, (entity, name: string) => entities[name.toLowerCase()] ?? entity);

/** Decodes until nothing is encoded, because no value of a link contains a percent sign or an ampersand. A plus sign is not decoded. */
function decoded(text: string): string {
  let reading = text;
  for (let times = 0; times < MOST_ENCODINGS; times += 1) reading = withoutEntities(withoutPercents(reading));
  return reading;
}

/** RFC 2045, section 6.7, "Quoted-Printable". An equals sign after a parameter's name is never an encoding, even if two hexadecimal digits follow. */
const withoutQuotedPrintable = (text: string) =>
  text.replace(/(username|code|expiry)=(?!3D)|=(0A|0D|[2-7][0-9A-F])/gi, (found, name: string | undefined, code: string) =>
    name ? found : String.fromCharCode(parseInt(code, 16)),
  );
/** Decodes only `=3D`, which cannot be a value after an equals sign. */
const withoutQuotedEquals = (text: string) => text.replace(/=3D/gi, '=').replace(/=0[AD]/gi, '\n');

const withoutSoftBreaks = (text: string) => text.replace(/=\r?\n/g, '');
/** Inverse functions of the rewrites that mail programs apply. */
const undone = [decoded, withoutQuotedPrintable, withoutQuotedEquals, withoutSoftBreaks];

/** Also accepts the rest of a broken `&amp;`, and the question mark of a link inside another one. */
const separators = /[&#]+|[;?]+(?=[\w.-]+=|$)/;

/** The values of a link's parameters, without surrounding punctuation. Undefined if a parameter has two different values. */
function valuesIn(query: string): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const part of query.split(separators)) {
    const [, name = '', text = ''] = /^[^a-z]*(?:amp)?(username|code|expiry)=(.*)$/i.exec(part) ?? [];
    if (!name) continue;
    const key = name.toLowerCase();
    const value = text.replace(/^[<"([{]+/, '').replace(/(<\/[a-z]+>?)?[^\p{L}\p{N}-]*$/iu, '');
    if (values[key] !== undefined && values[key] !== value) return undefined;
    values[key] = value;
  }
  return values;
}

/**
 * The parameters of the link in a password reset email (spec 2, sections 3 and 5), in any form that mail programs create. Undefined if the
 * link is malformed or ambiguous.
 */
export function resetLinkOf(query: string): ResetLink | undefined {
  const readings = new Set([query]);
  let latest = query.length > MOST_CHARACTERS ? [] : [query];
  for (let depth = 0; depth <= MOST_REWRITES; depth += 1) {
    for (const reading of latest) {
      const { data } = shape.safeParse(valuesIn(reading.replace(/[\r\n]/g, '')));
      if (data) return data;
    }
    latest = latest.flatMap((reading) => undone.map((undo) => undo(reading))).filter((reading) => !readings.has(reading));
    for (const reading of latest) readings.add(reading);
  }
  return undefined;
}

/** The email address that identifies the account of a link. Empty if the link identifies it by other means. */
export const emailOf = ({ username = '' }: Partial<ResetLink>) => (isEmail(username) ? username : '');

/** The email address in a link's query, which may have no other parameters. */
export const emailIn = (query: string) => emailOf(resetLinkOf(query) ?? valuesIn(decoded(query)) ?? {});
