import './checkbox-field.scss';
import { FieldError, fieldErrorId, fieldId, useField } from './field';

/** A single checkbox. The design system's component would add its library, and a script for groups of boxes, to the security code's page. */
export function CheckboxField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { registration, initial, error } = useField(name);
  const id = fieldId(name);
  const hintId = `${id}--hint`;
  return (
    <div className={error ? 'nhsuk-form-group nhsuk-form-group--error' : 'nhsuk-form-group'}>
      {error && <FieldError field={id}>{error}</FieldError>}
      <div className="nhsuk-checkboxes">
        <div className="nhsuk-checkboxes__item">
          <input
            {...registration}
            className="nhsuk-checkboxes__input"
            id={id}
            type="checkbox"
            value="true"
            aria-describedby={[hint && hintId, error && fieldErrorId(id)].filter(Boolean).join(' ') || undefined}
            defaultChecked={initial === true}
          />
          <label className="nhsuk-label nhsuk-checkboxes__label" htmlFor={id}>
            {label}
          </label>
          {hint && (
            <div className="nhsuk-hint nhsuk-checkboxes__hint" id={hintId}>
              {hint}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
