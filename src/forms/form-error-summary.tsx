import type { FieldErrors } from 'react-hook-form';
import type { PageCode } from '@/outcome/outcome';
import { ErrorSummary, PageRefusal } from '@/page/error-summary';
import type { FormErrors } from './error-copy';
import { FieldLink } from './field';

/** The only error that clears its field and focuses it, because the user cannot see what they typed there. */
export const wrongPassword = 'PASSWORD_WRONG';

interface FormErrorSummaryProps {
  errors: FieldErrors;
  copy: FormErrors;
  /** The number of submissions. Each failed one moves the focus again. */
  attempt: number;
}

/** The error summary of a form: one link per error in the order of the fields, or the error of the form itself. */
export function FormErrorSummary({ errors, copy, attempt }: FormErrorSummaryProps) {
  const { root, ...fields } = errors;
  const all = Object.entries(fields);
  // An error of several fields, for example the parts of a date, is listed once and targets the first field.
  const wrong = all.filter(([, error], index) => all.findIndex(([, other]) => other?.message === error?.message) === index);
  if (root) return <PageRefusal key={attempt} code={root.message as PageCode} />;
  if (wrong.length === 0) return null;
  return (
    <ErrorSummary
      key={attempt}
      // Its field was cleared and has the focus.
      takesFocus={fields.password?.message !== wrongPassword}
    >
      <ul className="nhsuk-list nhsuk-error-summary__list">
        {wrong.map(([name, error]) => (
          <li key={name}>
            <FieldLink name={name}>{copy[String(error?.message)]?.summary ?? ''}</FieldLink>
          </li>
        ))}
      </ul>
    </ErrorSummary>
  );
}
