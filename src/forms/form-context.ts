import { createContext, useContext } from 'react';
import type { Typed } from './read-form';

interface FieldAccess {
  /** What stands in the fields at first. */
  initial: Typed;
  /** The sentence at the field; undefined while nothing is wrong. */
  errorOf: (name: string) => string | undefined;
}

export const FormContext = createContext<FieldAccess | undefined>(undefined);

/**
 * What a field needs of the form around it: its first value, and the sentence about it. Throws outside a StepForm: a field without a
 * form is a programming error.
 */
export function useField(name: string) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`Field ${name} is outside a StepForm`);
  return { initial: form.initial[name], error: form.errorOf(name) };
}
