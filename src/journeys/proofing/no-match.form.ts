import { both, type FormErrors } from '@/forms/error-copy';

export const noMatchErrors: FormErrors = { CHOICE_REQUIRED: both('You need to select what you want to do next.') };
