import './details.scss';
import type { ReactNode } from 'react';

/**
 * The design system's details. Uses its classes, because the component would add its library to the security code's page, which is
 * prefetched for everybody.
 */
export const Details = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="nhsuk-details">
    <summary className="nhsuk-details__summary">
      <span className="nhsuk-details__summary-text">{summary}</span>
    </summary>
    <div className="nhsuk-details__text">{children}</div>
  </details>
);
