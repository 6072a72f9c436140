import { createContext, useContext } from 'react';
import type { Typed } from '@/state/events';

interface FieldAccess {
  /** The first values of the fields. */
  initial: Typed;
  /** The sentence at the field; undefined while nothing is wrong. */
  errorOf: (name: string) => string | undefined;
}

export const FormContext = createContext<FieldAccess | undefined>(undefined);

/**
 * Gives a field its first value and its error sentence, from the form around it. Throws outside a StepForm: a field without a
 * form is a programming error.
 */
export function useField(name: string) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`Field ${name} is outside a StepForm`);
  return { initial: form.initial[name], error: form.errorOf(name) };
}
