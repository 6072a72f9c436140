import * as z from 'zod/mini';
import { currentPassword, email } from '@/forms/rules';

export const schema = z.object({ email, password: currentPassword });
export { signInWithEmail as step } from './steps/sign-in-with-email';
