import * as z from 'zod/mini';
import { ukLandline } from '@/forms/phone-number';

export const landlineForm = z.object({ landline: ukLandline });
