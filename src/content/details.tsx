import './details.scss';
import type { ReactNode } from 'react';

/**
 * The design system's details, by its classes. The component would bring its library to the page
 * of the security code, which is fetched ahead of everybody's first press.
 */
export const Details = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="nhsuk-details">
    <summary className="nhsuk-details__summary">
      <span className="nhsuk-details__summary-text">{summary}</span>
    </summary>
    <div className="nhsuk-details__text">{children}</div>
  </details>
);
