import { useState } from 'react';
import { hasEarlierEntry } from '@/history';
import { BackLink } from '@/page/back-link';
import { paths } from '@/paths';
import { sessionId } from '@/session/sign-in';

/** Goes back to the previous page. If the visit began with this page, goes to the entry page when a login has begun. */
export function GoBack() {
  const [hasTarget] = useState(() => sessionId() !== '' || hasEarlierEntry());
  return hasTarget ? (
    <BackLink to={paths.enterEmail} goesBack={hasEarlierEntry}>
      Go back
    </BackLink>
  ) : null;
}
