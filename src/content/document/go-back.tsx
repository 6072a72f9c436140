import { type MouseEvent, useState } from 'react';
import { hasEarlierEntry, navigator } from '@/history';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { sessionId } from '@/session/sign-in';

/** Goes back to the previous page. If the visit began with this page, goes to the entry page when a login has begun. */
export function GoBack() {
  const [hasTarget] = useState(() => sessionId() !== '' || hasEarlierEntry());
  if (!hasTarget) return null;
  const goBack = (event: MouseEvent) => {
    if (event.defaultPrevented || !hasEarlierEntry()) return;
    event.preventDefault();
    navigator.go(-1);
  };
  return (
    <Link className="nhsuk-back-link" to={paths.enterEmail} onClick={goBack}>
      Go back
    </Link>
  );
}
