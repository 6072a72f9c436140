import * as z from 'zod/mini';
import { currentPassword, email } from '@/forms/rules';

export const loginForm = z.object({ email, password: currentPassword });
export type LoginForm = z.infer<typeof loginForm>;
