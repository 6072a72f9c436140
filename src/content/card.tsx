import type { ReactNode } from 'react';

/** The design system's card by its classes, because the library's component would add 1.5 kB to the first page. */
export const Card = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className="nhsuk-card">
    <div className="nhsuk-card__content">
      {heading && <h2 className="nhsuk-card__heading nhsuk-heading-m">{heading}</h2>}
      {children}
    </div>
  </div>
);
