import { useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from './field-ids';
import { useField } from './form-context';
import { TextInput, type TextInputProps } from './text-input';

type TextFieldProps = Omit<TextInputProps, 'id' | 'error' | 'defaultValue'> & { name: string };

/**
 * One line of text. A first value that is known only after hydration, as on a prerendered page, is filled in unless the field has the focus:
 * the user would type into the middle of it.
 */
export function TextField({ name, ...rest }: TextFieldProps) {
  const {
    registration: { ref, ...registration },
    initial,
    error,
  } = useField(name);
  const [filledIn, fillIn] = useState(initial);
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== inputRef.current) fillIn(initial);
  }, [initial]);
  const register = (input: HTMLInputElement | null) => {
    ref(input);
    inputRef.current = input;
  };
  return <TextInput ref={register} id={fieldId(name)} error={error} defaultValue={String(filledIn)} {...registration} {...rest} />;
}

/**
 * An email address. Spaces are dropped by its rule, so the browser must not judge first (the form is noValidate).
 * `passkeys`: the browser's autofill list may offer them (HTML, autofill detail token `webauthn`, which must be the last).
 */
export const EmailField = ({ passkeys }: { passkeys?: boolean }) => (
  <TextField name="email" label="Email address" type="email" autoComplete={passkeys ? 'username webauthn' : 'username'} width="20" />
);
