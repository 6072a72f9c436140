import * as z from 'zod/mini';
import { email, withAsciiDomain } from '@/forms/rules';
import { linkParts } from '@/session/link-parts';

/** Allows no cleaning but lower case: a link is not typed. */
const isEmail = (text: string) => email.safeParse(text).data === withAsciiDomain(text.toLowerCase());

const shape = z.object({
  username: z.string().check(z.refine((text) => linkParts.uuid.test(text) || isEmail(text))),
  code: z.string().check(z.regex(linkParts.code)),
  expiry: z.pipe(z.string().check(z.regex(linkParts.expiry)), z.transform(Number)),
});
export type ResetLink = z.infer<typeof shape>;

/** How often a link may have been percent-encoded, and how many kinds of rewrite may lie one over the other. */
const MOST_ENCODINGS = 10;
const MOST_REWRITES = 6;
/** No mail program makes more of a link. Reading it would keep the page busy. */
const MOST_CHARACTERS = 16_384;

/** HTML's names of characters in a link. */
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

/** Decodes until nothing is encoded: no value of a link has a percent sign or an ampersand of its own. A plus stays a plus. */
function decoded(text: string): string {
  let reading = text;
  for (let times = 0; times < MOST_ENCODINGS; times += 1) reading = withoutEntities(withoutPercents(reading));
  return reading;
}

/** RFC 2045, section 6.7, "Quoted-Printable". An equals sign behind the name of a parameter is one, whatever digits come after it. */
const withoutQuotedPrintable = (text: string) =>
  text.replace(/(username|code|expiry)=(?!3D)|=(0A|0D|[2-7][0-9A-F])/gi, (found, name: string | undefined, code: string) =>
    name ? found : String.fromCharCode(parseInt(code, 16)),
  );
/** Only what can be no digits behind an equals sign. */
const withoutQuotedEquals = (text: string) => text.replace(/=3D/gi, '=').replace(/=0[AD]/gi, '\n');

const withoutSoftBreaks = (text: string) => text.replace(/=\r?\n/g, '');
/** What mail programs do to a text, undone. */
const undone = [decoded, withoutQuotedPrintable, withoutQuotedEquals, withoutSoftBreaks];

/** Also what a mail program leaves of `&amp;`, and the question mark of a link inside another one. */
const separators = /[&#]+|[;?]+(?=[\w.-]+=|$)/;

/** The values of a link's parameters, without the marks around them; undefined where one has two different values. */
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
 * The parameters of the link in an email that resets a password (spec 2, sections 3 and 5), however mail programs have written it;
 * undefined when it is malformed, or may mean two things.
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

/** The email address by which a link names its account; empty when it names it otherwise. */
export const emailOf = ({ username = '' }: Partial<ResetLink>) => (isEmail(username) ? username : '');

/** The email address in a link's query, which may have no other parameter. */
export const emailIn = (query: string) => emailOf(resetLinkOf(query) ?? valuesIn(decoded(query)) ?? {});
