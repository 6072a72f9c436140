import { createContext, useContext } from 'react';
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
