import * as z from 'zod/mini';
import { email } from './rules';

/** An email address on its own. */
export const emailForm = z.object({ email });
export type EmailForm = z.infer<typeof emailForm>;
