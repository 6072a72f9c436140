import './ticked-card.scss';
import { TickIcon } from 'nhsuk-react-components/dist/esm/components/content-presentation/icons/individual/TickIcon.js';
import type { ReactNode } from 'react';
import { Card } from './card';

/** A step of the journey that is done. */
export const TickedCard = ({ children }: { children: ReactNode }) => (
  <Card>
    <div className="app-ticked-card">
      <TickIcon />
      <p className="nhsuk-u-margin-0">
        <strong>{children}</strong>
      </p>
    </div>
  </Card>
);
