import { useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from './field-ids';
import { useField } from './form-context';
import { TextInput, type TextInputProps } from './text-input';

type TextFieldProps = Omit<TextInputProps, 'id' | 'error' | 'ref' | 'defaultValue'> & { name: string };

/**
 * One line of text. Uncontrolled: what was typed before the script ran stays. A first value that comes after the field, as on a page that
 * was rendered at build time, is filled in unless somebody stands in it: they would type into the midst of it.
 */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { initial, error } = useField(name);
  const [filledIn, fillIn] = useState(initial);
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== inputRef.current) fillIn(initial);
  }, [initial]);
  return <TextInput ref={inputRef} id={fieldId(name)} name={name} error={error} defaultValue={String(filledIn)} {...rest} />;
}

/**
 * An email address. Spaces are dropped by its rule, so the browser must not judge first (the form is noValidate).
 * `passkeys`: the browser's autofill list may offer them (HTML, autofill detail token `webauthn`, which must be the last).
 */
export const EmailField = ({ passkeys }: { passkeys?: boolean }) => (
  <TextField name="email" label="Email address" type="email" autoComplete={passkeys ? 'username webauthn' : 'username'} width="20" />
);
