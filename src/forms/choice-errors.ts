import { both, type FormErrors } from './error-copy';

/** The error sentence of radios that offer next steps. */
export const choiceErrors = { CHOICE_REQUIRED: both('You need to tell us what you want to do') } satisfies FormErrors;
