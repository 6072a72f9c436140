import { type ComponentType, type JSX, useEffect, useState } from 'react';

interface LaterProps<Props> {
  /** Fetches it. The same function at every render. */
  part: () => Promise<{ default: ComponentType<Props> }>;
  /** For a part that has any. */
  props?: Props;
  /** Another value asks again for a part that did not come. */
  again?: string;
}

/** A part that its page does without: it is shown when its code has come, and never where that cannot be fetched. */
export function Later<Props>({ part, props, again }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    part().then(
      (fetched) => setPart(() => fetched.default),
      () => undefined,
    );
  }, [part, again]);
  return Part ? <Part {...(props as Props & JSX.IntrinsicAttributes)} /> : null;
}
