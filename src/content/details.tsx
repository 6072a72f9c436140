import './details.scss';
import type { ReactNode } from 'react';

/** The design system's details by its classes, because its component would add the library to a page that is prefetched for everybody. */
export const Details = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="nhsuk-details">
    <summary className="nhsuk-details__summary">
      <span className="nhsuk-details__summary-text">{summary}</span>
    </summary>
    <div className="nhsuk-details__text">{children}</div>
  </details>
);
