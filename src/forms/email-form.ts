import * as z from 'zod/mini';
import { both, emailErrors, type FormErrors } from './error-copy';
import { email } from './rules';

/** An email address on its own. */
export const emailForm = z.object({ email });
export type EmailForm = z.infer<typeof emailForm>;

/** Spec 1, section 5; the entry screen words a missing address in another way. */
export const emailFormErrors: FormErrors = { EMAIL_REQUIRED: both('Enter your email address'), ...emailErrors };
