import { type ComponentType, useEffect, useState } from 'react';

interface LaterProps {
  /** Imports the component. Must be the same function on every render. */
  part: () => Promise<{ default: ComponentType }>;
  /** A new value retries an import that failed. */
  retryKey?: string;
}

/** An optional part of a page. It is shown when its code has loaded. If the import fails, nothing is shown. */
export function Later({ part, retryKey }: LaterProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    part().then(
      (fetched) => setPart(() => fetched.default),
      () => undefined,
    );
  }, [part, retryKey]);
  return Part ? <Part /> : null;
}
