import type { ReactNode } from 'react';

/** The design system's card, by its classes: the library's weighs 1.5 kB on the first page for what these three are. */
export const Card = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className="nhsuk-card">
    <div className="nhsuk-card__content">
      {heading && <h2 className="nhsuk-card__heading nhsuk-heading-m">{heading}</h2>}
      {children}
    </div>
  </div>
);
