import type { ComponentProps, ReactNode } from 'react';
import { FieldError, fieldErrorId } from './field-error';

export interface TextInputProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint?: string;
  /** The error sentence; marks the field. */
  error?: string;
  /** The design system's width class, in characters. */
  width?: '10' | '20';
  /** Digits at even distances. */
  code?: boolean;
  /** An element beside the input, in its group. */
  beside?: ReactNode;
  groupClassName?: string;
}

/** No browser corrects what a user types here: names, codes, numbers and addresses are in no dictionary. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/**
 * The design system's text input, by its classes: the library's, with the group of fields that it is made for, would take 3 kB of
 * the first page.
 */
export function TextInput({ id, label, hint, error, width, code, beside, groupClassName, className, ...input }: TextInputProps) {
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
      aria-describedby={classes(hint && `${id}--hint`, error && fieldErrorId(id)) || undefined}
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
