import { type ComponentType, Suspense, useState } from 'react';
import { Later, useHydrated } from '@/delivery/later';
import type { HelpCodeProps } from './help/help-code';

/** A part whose code is not in the first script. React retains its prerendered HTML, or the previous page, until it has loaded. */
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

const helpCode = () => import('./help/help-code').then(({ HelpCode }) => ({ default: HelpCode }));

/** The help code on a page that does not wait for it. Usually its code has already loaded with a journey's chunk. */
export const LaterHelpCode = (props: HelpCodeProps) => <Later part={helpCode} props={props} />;
