import { type ComponentType, Suspense, useState } from 'react';
import { useHydrated } from '@/delivery/use-hydrated';

/**
 * A part of a page whose code is not in the first script. In a prerendered page React keeps the HTML of the part, with what the user has
 * typed in it, until the code has loaded. On a later navigation the page before stays until then, as for the code of a page.
 */
export function HydratedLater({ Part }: { Part: ComponentType }) {
  const hydrated = useHydrated();
  // The same element at each render: React replaces HTML that is not hydrated yet when the props of its boundary change.
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
