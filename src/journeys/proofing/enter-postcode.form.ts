import * as z from 'zod/mini';
import type { FormErrors } from '@/forms/error-copy';
import { postcode, postcodeErrors } from './postcode';

export const postcodeForm = z.object({ postcode });

export const postcodeFormErrors: FormErrors = postcodeErrors;
