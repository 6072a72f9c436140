import { both, type FormErrors } from './error-copy';

/** The radios of the pages that offer ways on. */
export const choiceErrors = { CHOICE_REQUIRED: both('You need to tell us what you want to do') } satisfies FormErrors;
