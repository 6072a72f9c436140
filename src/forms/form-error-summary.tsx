import type { FieldErrors } from 'react-hook-form';
import type { PageCode } from '@/outcome/outcome';
import { ErrorSummary } from '@/page/error-summary';
import { PageRefusal } from '@/page/page-refusal';
import type { FormErrors } from './error-copy';
import { FieldLink } from './field-link';

/** The one refusal that empties its field and takes the focus there: nobody can correct what they cannot see. */
export const wrongPassword = 'PASSWORD_WRONG';

interface FormErrorSummaryProps {
  errors: FieldErrors;
  copy: FormErrors;
  /** The count of submissions, so that each failure takes the focus anew. */
  attempt: number;
}

/** The summary of a form: one link per thing that is wrong, in the order of the fields, or why the form as a whole failed. */
export function FormErrorSummary({ errors, copy, attempt }: FormErrorSummaryProps) {
  const { root, ...fields } = errors;
  const all = Object.entries(fields);
  // An error of several fields, like the parts of a date, is listed once and leads to the first.
  const wrong = all.filter(([, error], index) => all.findIndex(([, other]) => other?.message === error?.message) === index);
  if (root) return <PageRefusal key={attempt} code={root.message as PageCode} />;
  if (wrong.length === 0) return null;
  return (
    <ErrorSummary
      key={attempt}
      // Its field is empty then, and has the focus.
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
