import { type ReactNode, useState } from 'react';

/**
 * A sentence that appears when its time has come, and is announced then, once: on a page that is shown later, as after a reload, it stands
 * there like any other.
 */
export function Milestone({ reached, children }: { reached: boolean; children: ReactNode }) {
  const [before] = useState(reached);
  return <div role={before ? undefined : 'status'}>{reached && <p>{children}</p>}</div>;
}
