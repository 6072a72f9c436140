import * as z from 'zod/mini';
import { email } from '@/forms/rules';
import { serverNow } from '@/session/clock';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Allows no cleaning but lower case: a link is not typed. */
const isEmail = (text: string) => email.safeParse(text).data === text.toLowerCase();

const shape = z.object({
  username: z.string().check(z.refine((text) => uuid.test(text) || isEmail(text))),
  code: z.string().check(z.regex(/^\d{6}$/)),
  /** Epoch milliseconds. */
  expiry: z.pipe(z.string().check(z.regex(/^\d{13}$/)), z.transform(Number)),
});
export type ResetLink = z.infer<typeof shape>;

/** Keeps text with a stray percent sign as it is; no rule accepts it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads a link's query as it was sent. A plus stays a plus: no parameter has spaces. Mail programs leave `&amp;` between parameters, or
 * append the punctuation that follows the link.
 */
function parametersOf(query: string): Record<string, string> {
  const pairs = query
    .replace('?', '')
    .replace(/&amp;/gi, '&')
    .replace(/(\.|\)|>|%3E|%29)$/i, '')
    .split('&');
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).map(decoded)));
}

/** The parameters of the link in an email that resets a password (spec 2, sections 3 and 5); undefined when it is malformed. */
export const resetLinkOf = (query: string): ResetLink | undefined => shape.safeParse(parametersOf(query)).data;

/** Compares with the server's clock, or with this device's until an answer has shown the server's time. */
export const hasExpired = ({ expiry }: Pick<ResetLink, 'expiry'>) => expiry < serverNow();

/** The email address in a link's query; empty when it names an account otherwise. */
export function emailIn(query: string): string {
  const { username = '' } = parametersOf(query);
  return isEmail(username) ? username : '';
}
