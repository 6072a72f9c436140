import { createContext, type MouseEvent, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Typed } from '@/state/events';
import type { FormErrors } from './error-copy';

interface FormContents {
  initial: Typed;
  sentences: FormErrors;
}

/** The context of a StepForm's fields, beside the context of react-hook-form. */
export const FormContents = createContext<FormContents>({ initial: {}, sentences: {} });

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormContext().formState;
  return useContext(FormContents).sentences[String(errors[name]?.message)]?.field;
}

export function useField(name: string) {
  const { register } = useFormContext();
  return { registration: register(name), initial: useContext(FormContents).initial[name], error: useFieldError(name) };
}

/** Public services' browser test suites use these ids. For radios it is the id of the first option. */
const ids: Readonly<Record<string, string>> = {
  email: 'user-email',
  password: 'password-input',
  otp: 'otp-input',
  remember: 'rmd',
  choice: 'choice-1',
  day: 'dob-day',
  month: 'dob-month',
  year: 'dob-year',
};

/** The id of a field's input, for its label, its error message and its link in the error summary. */
export const fieldId = (name: string) => ids[name] ?? name;

export const fieldErrorId = (field: string) => `${field}--error-message`;

/** The error message of a field. Keyed by its sentence: a translator may have replaced the text nodes, and React would not update them. */
export const FieldError = ({ field, children }: { field: string; children: string }) => (
  <span key={children} className="nhsuk-error-message" id={fieldErrorId(field)}>
    <span className="nhsuk-u-visually-hidden">Error: </span>
    {children}
  </span>
);

/** A link of the error summary. Moves the focus to the field without adding an anchor to the address. */
export function FieldLink({ name, children }: { name: string; children: string }) {
  const id = fieldId(name);
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={focus}>
      {children}
    </a>
  );
}
