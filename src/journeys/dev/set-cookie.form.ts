import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import type { Rule } from '@/forms/rule';

type CookiesCode = keyof typeof cookiesFormErrors;

const session = z.looseObject({ session_id: z.string().check(z.regex(/^[!-~]+$/)) });

function holdsSession(text: string): boolean {
  try {
    return session.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const authorization: Rule<string, CookiesCode> = z.string().check(z.refine(holdsSession, 'AUTHORIZATION_INVALID' satisfies CookiesCode));

export const cookiesForm = z.object({
  authorization,
  token: z.string(),
});
export type CookiesForm = z.infer<typeof cookiesForm>;

export const cookiesFormErrors = { AUTHORIZATION_INVALID: both('Enter a JSON object with a session_id') } satisfies FormErrors;
