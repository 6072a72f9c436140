import * as z from 'zod/mini';
import { choice } from '@/forms/rules';

export const cookieForm = z.object({ choice: choice(['use', 'doNotUse']) });
export type CookieForm = z.infer<typeof cookieForm>;

export const cookieOptions = [
  { value: 'use', label: 'Use these cookies' },
  { value: 'doNotUse', label: 'Do not use these cookies' },
];
