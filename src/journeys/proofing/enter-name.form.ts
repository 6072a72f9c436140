import * as z from 'zod/mini';
import type { FormErrors } from '@/forms/error-copy';
import { nameErrors, optionalName, requiredName } from './name';

export const nameForm = z.object({
  firstName: requiredName('FIRST_NAME'),
  middleNames: optionalName,
  lastName: requiredName('LAST_NAME'),
});

export const nameFormErrors: FormErrors = nameErrors;
