import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { type NavigationType, type Navigator, Router } from 'react-router-dom';
import { currentEntry, isInstead, navigator, subscribe } from '@/history';
import { exit } from '@/outcome/exit';
import { Pending } from '@/page/page-view';

/** Loads a document for the next page if `pushState` or `replaceState` throws. Safari throws after 100 calls in 30 seconds. */
const withFallback =
  (navigate: Navigator['push'], replaces: boolean): Navigator['push'] =>
  (to, state) => {
    try {
      navigate(to, state);
    } catch {
      void exit.leave(navigator.createHref(to), replaces);
    }
  };

const navigatorWithFallback: Navigator = {
  ...navigator,
  push: withFallback(navigator.push, false),
  replace: withFallback(navigator.replace, true),
};

/** The router on the app's history. A page stays mounted, and covered, until the chunk of the next page has loaded. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [shown, show] = useState(() => currentEntry());
  const [pending, startTransition] = useTransition();
  // A layout effect, because effects of the first page may navigate.
  useLayoutEffect(
    () =>
      subscribe((entry) => {
        // After a sign-out nothing of the page may stay in sight, however long the next chunk takes.
        if (isInstead(entry)) show(entry);
        else startTransition(() => show(entry));
      }),
    [],
  );
  return (
    <Pending value={pending}>
      <Router navigator={navigatorWithFallback} location={shown.location} navigationType={shown.action as NavigationType}>
        {children}
      </Router>
    </Pending>
  );
}
