import * as z from 'zod/mini';
import { currentPassword } from '@/forms/rules';

export const passwordForm = z.object({ password: currentPassword });
export type PasswordForm = z.infer<typeof passwordForm>;
