import { type ReactNode, useState } from 'react';

/**
 * A sentence that appears and is announced once when its time has come. If that time was before the page mounted, for example after a
 * reload, it is ordinary text.
 */
export function Milestone({ reached, children }: { reached: boolean; children: ReactNode }) {
  const [before] = useState(reached);
  return <div role={before ? undefined : 'status'}>{reached && <p>{children}</p>}</div>;
}
