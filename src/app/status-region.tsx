import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fetchBanners } from '@/api/banners';
import { LONG_WAIT_MS, NETWORK_BACK_SHOWN_MS, WAIT_SPOKEN_MS } from '@/limits-and-durations';
import { useBusy } from '@/delivery/busy';
import { exit } from '@/outcome/exit';
import { holdOffline, isPlainClick } from '@/outcome/network';
import { Link } from '@/page/link';
import { forgetLatestRoundTrip } from '@/session/round-trips';
import { bannersReceived, networkChanged, type Onward } from '@/state/events';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { usePreservedFocus } from './use-preserved-focus';

const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';

/** Announces that the network has failed or is back. Then only a held link is followed, because a submission may be unwanted by now. */
export function useNetworkMessage() {
  const dispatch = useAppDispatch();
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The last link that the user clicked while offline. */
    let heldLink: HTMLAnchorElement | undefined;
    const { classList } = document.documentElement;
    const announce = (text: string) => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
    // The browser's own event has no link.
    const gone = ({ detail }: CustomEventInit<HTMLAnchorElement>) => {
      clearTimeout(timer);
      heldLink = detail ?? heldLink;
      dispatch(networkChanged(true));
      classList.add('app-offline');
      announce(offline);
    };
    const returned = () => {
      dispatch(networkChanged(false));
      classList.remove('app-offline');
      announce(back);
      timer = setTimeout(() => announce(''), NETWORK_BACK_SHOWN_MS);
      // Unless its page has been left.
      if (heldLink?.isConnected) heldLink.click();
      heldLink = undefined;
    };
    window.addEventListener('offline', gone);
    window.addEventListener('online', returned);
    return () => {
      classList.remove('app-offline');
      clearTimeout(timer);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', returned);
    };
  }, [dispatch]);
  return announcement;
}

export const longWait = 'This is taking longer than usual. Keep this page open.';

/** The heading of a page that is only a spinner, or 'Loading'. Empty for `LoadingPage`, which announces the word. */
const waitHeading = () =>
  document.querySelector('.app-loading-word') ? '' : (document.querySelector('main.app-loading h1')?.textContent ?? 'Loading');

/** Whether `instruction` has been shown for so long that the dialogue may have failed to open. */
export function useOverdue(instruction: string): boolean {
  const [overdue, setOverdue] = useState('');
  useEffect(() => {
    if (!instruction) return undefined;
    const timer = setTimeout(() => setOverdue(instruction), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setOverdue('');
    };
  }, [instruction]);
  return instruction !== '' && overdue === instruction;
}

/** The message about the current wait. Empty if the wait is short or over. Consecutive busy pages count as one wait. */
export function useWaitMessage(): string {
  const waiting = useBusy();
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!waiting) return undefined;
    const soon = setTimeout(() => setMessage(waitHeading()), WAIT_SPOKEN_MS);
    const late = setTimeout(() => setMessage(longWait), LONG_WAIT_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(late);
      setMessage('');
    };
  }, [waiting]);
  return message;
}

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
 * Status messages that belong to no page: a long wait, a network failure, operators' banners. It loads after the first page. It is one live
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
