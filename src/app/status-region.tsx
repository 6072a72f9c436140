import { useEffect, useRef } from 'react';
import { fetchBanners } from '@/api/banners';
import { Link } from '@/page/link';
import { bannersReceived } from '@/state/events';
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

/**
 * Status messages that belong to no page: a long wait, a lost network, operators' banners. It loads after the first page. It is one live
 * region that shows one message at a time, and it holds the focus between pages. It has a role, because Orca
 * mistakes any nameless box that is removed for the one that has the focus. It would not announce the next page then.
 */
export default function StatusRegion() {
  const region = useRef<HTMLDivElement>(null);
  usePreservedFocus(region);
  useBanners();
  const { instruction, passwordRoute } = useAppSelector((state) => state.page);
  // An extension that was closed may never answer. Leaving the page aborts the request.
  const overdue = useOverdue(instruction);
  const waitMessage = useWaitMessage();
  // While a step waits for the user, its instruction replaces the wait message.
  const wait = instruction || waitMessage;
  const { text: networkMessage, times } = useNetworkMessage();
  const shown = networkMessage || (wait === longWait && wait);
  return (
    <>
      {(shown || overdue) && <div className="app-status-space" />}
      <div className="app-status" ref={region} role="group" tabIndex={-1}>
        <div role="status" className="nhsuk-width-container">
          {shown ? (
            <p key={`${times} ${shown}`} className="app-status-message">
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
