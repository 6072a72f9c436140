import { both, type FormErrors } from '@/forms/error-copy';

export const noMatchErrors = { CHOICE_REQUIRED: both('You need to select what you want to do next.') } satisfies FormErrors;
