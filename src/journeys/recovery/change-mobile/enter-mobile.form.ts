import * as z from 'zod/mini';
import { ukMobile } from '@/forms/phone-number';

export const mobileForm = z.object({ mobile: ukMobile });
