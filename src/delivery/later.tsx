import { type ComponentType, useEffect, useState } from 'react';

interface LaterProps {
  /** Fetches it. The same function at every render. */
  part: () => Promise<{ default: ComponentType }>;
  /** Another value asks again for a part that did not come. */
  again?: string;
}

/** A part that its page does without: it is shown when its code has come, and never where that cannot be fetched. */
export function Later({ part, again }: LaterProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    part().then(
      (fetched) => setPart(() => fetched.default),
      () => undefined,
    );
  }, [part, again]);
  return Part ? <Part /> : null;
}
