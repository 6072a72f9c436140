import { type ComponentType, type JSX, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False at build time and during hydration. True afterwards and on every later page. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface LaterProps<Props> {
  /** Imports the component. Must be the same function on every render. */
  part: () => Promise<{ default: ComponentType<Props> }>;
  props?: Props;
  /** A new value retries an import that failed. */
  retryKey?: string;
}

/** An optional part of a page. It is shown when its code has loaded. If the import fails, nothing is shown. */
export function Later<Props>({ part, props, retryKey }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    part().then(
      (fetched) => setPart(() => fetched.default),
      () => undefined,
    );
  }, [part, retryKey]);
  return Part ? <Part {...(props as Props & JSX.IntrinsicAttributes)} /> : null;
}
