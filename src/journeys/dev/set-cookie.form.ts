import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';

const session = z.looseObject({ session_id: z.string().check(z.regex(/^[!-~]+$/)) });

function holdsSession(text: string): boolean {
  try {
    return session.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

export const cookiesForm = z.object({
  authorization: z.string().check(z.refine(holdsSession, 'AUTHORIZATION_INVALID')),
  token: z.string(),
});
export type CookiesForm = z.infer<typeof cookiesForm>;

export const cookiesFormErrors: FormErrors = { AUTHORIZATION_INVALID: both('Enter a JSON object with a session_id') };
