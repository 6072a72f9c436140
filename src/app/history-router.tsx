import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { type NavigationType, type Navigator, Router } from 'react-router-dom';
import { navigator, subscribe, thisMoment } from '@/history';
import { exit } from '@/outcome/exit';
import { Pending } from '@/page/pending';

/** Safari refuses the 101st write to its history in 30 seconds: then the browser loads the document of the next page. */
const orLeave =
  (navigate: Navigator['push'], replaces: boolean): Navigator['push'] =>
  (to, state) => {
    try {
      navigate(to, state);
    } catch {
      void exit.leave(navigator.createHref(to), replaces);
    }
  };

const patient: Navigator = { ...navigator, push: orLeave(navigator.push, false), replace: orLeave(navigator.replace, true) };

/** The router over the app's history. A page stays, covered, until the code of the next one has come. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [shown, show] = useState(thisMoment);
  const [pending, startTransition] = useTransition();
  // Before the effects of the first page, which may navigate.
  useLayoutEffect(() => subscribe(() => startTransition(() => show(thisMoment()))), []);
  return (
    <Pending value={pending}>
      <Router navigator={patient} location={shown.location} navigationType={shown.action as NavigationType}>
        {children}
      </Router>
    </Pending>
  );
}
