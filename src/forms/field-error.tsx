export const fieldErrorId = (field: string) => `${field}--error-message`;

/**
 * The design system's error message for the field of this id, by its classes. Another sentence is another element: a translator has replaced
 * the text nodes, and would keep the old one.
 */
export const FieldError = ({ field, children }: { field: string; children: string }) => (
  <span key={children} className="nhsuk-error-message" id={fieldErrorId(field)}>
    <span className="nhsuk-u-visually-hidden">Error: </span>
    {children}
  </span>
);
