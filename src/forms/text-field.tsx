import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { FieldError, fieldErrorId, fieldId, useField } from './field';

export interface TextInputProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  advice?: string | false;
  width?: '10' | '20';
  /** Shows digits with even spacing. */
  code?: boolean;
  beside?: ReactNode;
  groupClassName?: string;
  /** For password managers (WHATWG HTML, issue 3518). React has no type for it. */
  passwordrules?: string;
}

/** Turns off autocorrection: names, codes, numbers and addresses are in no dictionary. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The design system's text input by its classes, because the library's component would add 3 kB to the first page. */
export function TextInput({ id, label, hint, error, advice, width, code, beside, groupClassName, className, ...input }: TextInputProps) {
  const field = (
    <input
      id={id}
      type="text"
      className={classes(
        'nhsuk-input',
        width && `nhsuk-input--width-${width}`,
        code && 'nhsuk-input--code',
        error && 'nhsuk-input--error',
        className,
      )}
      aria-describedby={classes(hint && `${id}--hint`, error && fieldErrorId(id), advice && `${id}--advice`) || undefined}
      {...asTyped}
      {...input}
    />
  );
  return (
    <div className={classes('nhsuk-form-group', error && 'nhsuk-form-group--error', groupClassName)}>
      <label className="nhsuk-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <div className="nhsuk-hint" id={`${id}--hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError field={id}>{error}</FieldError>}
      {advice && <p id={`${id}--advice`}>{advice}</p>}
      {beside ? (
        <div className="nhsuk-input-wrapper">
          {field}
          {beside}
        </div>
      ) : (
        field
      )}
    </div>
  );
}

type TextFieldProps = Omit<TextInputProps, 'id' | 'error' | 'defaultValue'> & { name: string };

/** A single-line text field. A first value that is known only after hydration is not filled in while the user may be typing. */
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

/** An email address. `passkeys`: the autofill list may offer them (HTML, autofill detail token `webauthn`, which must be last). */
export const EmailField = ({ passkeys }: { passkeys?: boolean }) => (
  <TextField name="email" label="Email address" type="email" autoComplete={passkeys ? 'username webauthn' : 'username'} width="20" />
);

/** A telephone number (GOV.UK design system, "Phone numbers"). */
export const PhoneField = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <TextField name={name} label={label} hint={hint} type="tel" autoComplete="tel" width="20" />
);
