import * as z from 'zod/mini';
import { type FormErrors, passwordErrors } from '@/forms/error-copy';
import { currentPassword } from '@/forms/rules';

export const passwordForm = z.object({ password: currentPassword });
export type PasswordForm = z.infer<typeof passwordForm>;

export const passwordFormErrors: FormErrors = passwordErrors;
