import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React renders prerendered HTML: at build time, and while it hydrates that HTML. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part of a page whose code is not in the first script. In a prerendered page React keeps the HTML of the part, with what the user has
 * typed in it, until the code has loaded. On a later navigation the page before stays until then, as for the code of a page.
 */
export function HydratedLater({ Part }: { Part: ComponentType }) {
  const hydrating = useHydrating();
  // The same element at each render: React replaces HTML that is not hydrated yet when the props of its boundary change.
  const [part] = useState(
    hydrating ? (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ) : (
      <Part />
    ),
  );
  return part;
}
