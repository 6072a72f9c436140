import * as z from 'zod/mini';
import { securityCode } from '@/forms/rules';

export const securityCodeForm = z.object({ otp: securityCode, remember: z.boolean() });
export type SecurityCodeForm = z.infer<typeof securityCodeForm>;
