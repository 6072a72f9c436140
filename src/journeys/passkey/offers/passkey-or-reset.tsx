import { Details } from '@/content/details';
import { ResetLink } from '@/content/links';
import { PasskeyLink } from './offers';

export default function PasskeyOrReset() {
  return (
    <Details summary="I cannot remember my password">
      <ul className="nhsuk-list">
        <li>
          <PasskeyLink />
        </li>
        <li>
          <ResetLink />
        </li>
      </ul>
    </Details>
  );
}
