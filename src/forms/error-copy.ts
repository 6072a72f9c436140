import { EMAIL_EXAMPLE, MIN_EMAIL_CHARACTERS } from '@/limits-and-durations';

/** The two sentences of an error: in the summary at the top of the page, and at the field. */
export interface ErrorCopy {
  summary: string;
  field: string;
}

/** The sentences of a form by error code. Errors from the server use the same codes as the form's own rules. */
export type FormErrors<Code extends string = string> = Readonly<Record<Code, ErrorCopy>>;

export const both = (sentence: string): ErrorCopy => ({ summary: sentence, field: sentence });

/** Spec 1, section 5: the errors of an email address. The entry page has another sentence for a missing one. */
export const emailErrors = {
  EMAIL_REQUIRED: both('Enter your email address'),
  EMAIL_MIN_LENGTH: {
    summary: `We cannot accept email addresses with fewer than ${MIN_EMAIL_CHARACTERS} characters`,
    field: `Enter an email address with at least ${MIN_EMAIL_CHARACTERS} characters`,
  },
  EMAIL_FORMAT: both(`Enter an email address in the correct format, like ${EMAIL_EXAMPLE}`),
} satisfies FormErrors;

/** Spec 1, section 5: the errors of an existing password. */
export const passwordErrors = {
  PASSWORD_REQUIRED: both('Enter your password'),
  PASSWORD_WRONG: both('Enter the correct password'),
} satisfies FormErrors;

export const choiceErrors = { CHOICE_REQUIRED: both('You need to tell us what you want to do') } satisfies FormErrors;
