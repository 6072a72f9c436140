import { useRef } from 'react';
import { useAppSelector } from '@/state/hooks';
import { useBackLinks } from './use-back-links';
import { useBanners } from './use-banners';
import { useFollowedTabs } from './use-followed-tabs';
import { useKeptFocus } from './use-kept-focus';
import { useNetworkWords } from './use-network-words';
import { longWait, useWaitWords } from './use-wait-words';

/**
 * The frame around every page for messages that no page makes: a wait that is long, a network that has gone, news of operators. It comes after the first
 * page, with code that is fetched anyway. One live region, which says one thing at a time; its frame holds the focus while there is no page.
 */
export default function Weather() {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  useFollowedTabs();
  useBackLinks();
  useBanners();
  const instruction = useAppSelector((state) => state.page.instruction);
  const waitWords = useWaitWords();
  // A wait for the person is as long as they take.
  const wait = instruction || waitWords;
  const { words, times } = useNetworkWords();
  const shown = words || (wait === longWait && wait);
  return (
    <div className="app-weather" ref={frame} tabIndex={-1}>
      <div role="status" className="nhsuk-width-container">
        {shown ? (
          <p key={times} className="app-weather-words">
            {shown}
          </p>
        ) : (
          wait && <span className="nhsuk-u-visually-hidden">{wait}</span>
        )}
      </div>
    </div>
  );
}
