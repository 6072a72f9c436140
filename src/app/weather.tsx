import { useEffect, useRef } from 'react';
import { callUnderWay } from '@/api/under-way';
import { exit } from '@/outcome/exit';
import { Link } from '@/page/link';
import { analyticsHere } from '@/session/analytics';
import { followRefusals } from '@/session/refused-cookies';
import { useAppSelector, useAppStore } from '@/state/hooks';
import type { Store } from '@/state/store';
import { followTypedText } from './typed-text';
import { useBanners } from './use-banners';
import { useFollowedTabs } from './use-followed-tabs';
import { useKeptFocus } from './use-kept-focus';
import { useNetworkWords } from './use-network-words';
import { longWait, useOverdue, useWaitWords } from './use-wait-words';

/** Reloads the document, but not during a call: nobody could tell whether that has arrived. */
function reloadAtRest(store: Store) {
  const atRest = () => !store.getState().page.loading && !callUnderWay();
  if (atRest()) return void exit.reload();
  const stop = store.subscribe(() => {
    if (!atRest()) return;
    stop();
    void exit.reload();
  });
}

/**
 * The frame around every page for messages that no page makes: a wait that is long, a network that has gone, news of operators. It comes after the first
 * page, with code that is fetched anyway. One live region, which says one thing at a time; its frame holds the focus while there is no page.
 */
export default function Weather() {
  const frame = useRef<HTMLDivElement>(null);
  const store = useAppStore();
  useKeptFocus(frame);
  useFollowedTabs();
  // A loaded script cannot be unloaded, so reload the document.
  useEffect(() => followRefusals(analyticsHere, () => reloadAtRest(store)), [store]);
  useEffect(followTypedText, []);
  useBanners();
  const { instruction, passwordRoute } = useAppSelector((state) => state.page);
  // A closed extension may never answer. Leaving the page ends the request.
  const overdue = useOverdue(instruction);
  const waitWords = useWaitWords();
  // A wait for the person is as long as they take.
  const wait = instruction || waitWords;
  const { words, times } = useNetworkWords();
  const shown = words || (wait === longWait && wait);
  return (
    <div className="app-weather" ref={frame} tabIndex={-1}>
      <div role="status" className="nhsuk-width-container">
        {shown ? (
          <p key={`${times} ${shown}`} className="app-weather-words">
            {shown}
          </p>
        ) : (
          wait && (
            <span key={wait} className="nhsuk-u-visually-hidden">
              {wait}
            </span>
          )
        )}
      </div>
      {/* A region of its own, which is there before its words: the instruction is not read out again. */}
      {passwordRoute && (
        <div role="status" className="nhsuk-width-container">
          {overdue && (
            <p className="app-weather-words">
              <Link to={passwordRoute}>If nothing has opened, use your password</Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
