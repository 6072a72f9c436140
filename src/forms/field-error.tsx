export const fieldErrorId = (field: string) => `${field}--error-message`;

/**
 * The error message of the field with this id. Uses the design system's classes. Keyed by its sentence: a translator may have replaced the
 * text nodes, and React would not update them.
 */
export const FieldError = ({ field, children }: { field: string; children: string }) => (
  <span key={children} className="nhsuk-error-message" id={fieldErrorId(field)}>
    <span className="nhsuk-u-visually-hidden">Error: </span>
    {children}
  </span>
);
