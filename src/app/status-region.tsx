import { type MouseEvent, useEffect, useRef } from 'react';
import { fetchBanners } from '@/api/banners';
import { exit } from '@/outcome/exit';
import { holdOffline, isPlainClick } from '@/outcome/network';
import { Link } from '@/page/link';
import { forgetLatestRoundTrip } from '@/session/round-trips';
import { bannersReceived, type Onward } from '@/state/events';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useNetworkMessage } from './use-network-message';
import { usePreservedFocus } from './use-preserved-focus';
import { longWait, useOverdue, useWaitMessage } from './use-wait-message';

/** Fetches the operators' status messages once per document. If that fails, pages show none. */
export function useBanners() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const load = async () => void dispatch(bannersReceived(await fetchBanners()));
    void load().catch(() => undefined);
  }, [dispatch]);
}

/** The link onwards of a page that the browser has not left. Only a click sends a request or forgets a round trip. */
function OnwardLink({ to, by }: Onward) {
  const dispatch = useAppDispatch();
  if (by === 'explain')
    return (
      <Link to={to} replace>
        See what to do next
      </Link>
    );
  const follow = (click: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(click) || dispatch(holdOffline(click))) return;
    click.preventDefault();
    if (by === 'reload') forgetLatestRoundTrip();
    void (by === 'reload' ? exit.reload() : exit.leave(to, true));
  };
  return (
    <a href={to} onClick={follow}>
      Try again
    </a>
  );
}

/**
 * Status messages that belong to no page: a long wait, a lost network, operators' banners. It loads after the first page. It is one live
 * region that shows one message at a time, and it holds the focus between pages. It has a role, because Orca
 * mistakes any nameless box that is removed for the one that has the focus. It would not announce the next page then.
 */
export default function StatusRegion() {
  const region = useRef<HTMLDivElement>(null);
  usePreservedFocus(region);
  useBanners();
  const { instruction, passwordRoute, onward } = useAppSelector((state) => state.page);
  // An extension that was closed may never answer. Leaving the page aborts the request.
  const overdue = useOverdue(instruction);
  const waitMessage = useWaitMessage();
  // While a step waits for the user, its instruction replaces the wait message.
  const wait = instruction || waitMessage;
  const { text: networkMessage, times } = useNetworkMessage();
  const shown = networkMessage || (onward && 'The next page has not opened.') || (wait === longWait && wait);
  return (
    <>
      {(shown || overdue) && <div className="app-status-space" />}
      <div className="app-status" ref={region} role="group" tabIndex={-1}>
        <div role="status" className="nhsuk-width-container">
          {shown ? (
            <p key={`${times} ${shown}`} className="app-status-message">
              {shown}
              {!networkMessage && onward && (
                <>
                  {' '}
                  <OnwardLink {...onward} />
                </>
              )}
            </p>
          ) : (
            wait && (
              <span key={wait} className="nhsuk-u-visually-hidden">
                {wait}
              </span>
            )
          )}
        </div>
        {/* A separate live region, mounted before its text. In the first region the instruction would be announced again. */}
        {passwordRoute && (
          <div role="status" className="nhsuk-width-container">
            {overdue && (
              <p className="app-status-message">
                <Link to={passwordRoute}>If nothing has opened, use your password</Link>
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}
