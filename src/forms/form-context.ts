import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Typed } from '@/state/events';
import type { FormErrors } from './error-copy';

interface FormContents {
  /** The first values of the fields. */
  initial: Typed;
  /** The sentences of the form by error code. */
  sentences: FormErrors;
}

/** The context of a StepForm's fields, beside the context of react-hook-form. */
export const FormContents = createContext<FormContents>({ initial: {}, sentences: {} });

/** The error sentence of a field; undefined while the field has no error. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormContext().formState;
  return useContext(FormContents).sentences[String(errors[name]?.message)]?.field;
}

/** A field of the enclosing StepForm: its registration with react-hook-form, its first value and its error sentence. */
export function useField(name: string) {
  const { register } = useFormContext();
  return { registration: register(name), initial: useContext(FormContents).initial[name], error: useFieldError(name) };
}
