import { createContext, useContext } from 'react';
import type { FieldValues, UseFormRegister } from 'react-hook-form';

interface FieldAccess {
  register: UseFormRegister<FieldValues>;
  /** The sentence at the field; undefined while nothing is wrong. */
  errorOf: (name: string) => string | undefined;
}

export const FormContext = createContext<FieldAccess | undefined>(undefined);

/** What a field needs of the form around it. Throws outside a StepForm: a field without a form is a programming error. */
export function useField(name: string) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`Field ${name} is outside a StepForm`);
  return { registration: form.register(name), error: form.errorOf(name) };
}
