import type { FormErrors } from '@/forms/error-copy';
import { dateOfBirth, dateOfBirthErrors } from './date-of-birth';

export const dobForm = dateOfBirth;

export const dobFormErrors: FormErrors = dateOfBirthErrors;

/** A stored date as its three fields hold it. */
export function dobFields(dob: string) {
  const [year = '', month = '', day = ''] = dob.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
