import { useEffect, useState } from 'react';
import { NETWORK_BACK_SHOWN_MS } from '@/constants';
import { networkChanged } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';

const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';

/**
 * Announces that the network has failed or is back. While offline, `Link` holds clicks and `useStep` sends nothing. Only a held link is
 * followed later, because the user may no longer want a submission.
 */
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
