import type { FieldErrors } from 'react-hook-form';
import type { Invalid } from '@/outcome/outcome';

/** The one refusal that empties its field, and has the focus there: nobody can correct what they cannot see. */
export const wrongPassword = 'PASSWORD_WRONG';

/** A refusal as the errors of a form; that of the form as a whole is its root. */
export const refusalOf = ({ field, code }: Invalid): FieldErrors => ({ [field || 'root']: { type: 'refused', message: code } });
