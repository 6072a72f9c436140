import { type ComponentType, Suspense, useState } from 'react';
import { useHydrated } from '@/delivery/later';

/**
 * A part of a page whose code is not in the first script. In a prerendered page React retains the part's HTML, with the typed text, until
 * the code has loaded. On a later navigation the previous page stays until then.
 */
export function HydratedLater({ Part }: { Part: ComponentType }) {
  const hydrated = useHydrated();
  // The same element on every render: if the props of a boundary change before hydration, React replaces its HTML.
  const [part] = useState(
    hydrated ? (
      <Part />
    ) : (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ),
  );
  return part;
}
