import './ticked-card.scss';
import { TickIcon } from 'nhsuk-react-components/dist/esm/components/content-presentation/icons/individual/TickIcon.js';
import { Card } from './card';

export const TickedCard = ({ done }: { done: readonly string[] }) =>
  done.length > 0 && (
    <Card>
      <ul className="app-ticked-list">
        {done.map((step) => (
          <li key={step}>
            <TickIcon />
            <strong>{step}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
