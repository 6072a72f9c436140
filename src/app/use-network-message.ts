import { useEffect, useState } from 'react';
import { NETWORK_BACK_SHOWN_MS } from '@/constants';
import { followHeldLink, recordNetwork } from '@/outcome/network';

const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';

/**
 * Announces that the network has failed or is back. While offline, `Link` holds clicks and `useStep` sends nothing. Only a held link is
 * followed later, because the user may no longer want a submission.
 */
export function useNetworkMessage() {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { classList } = document.documentElement;
    const announce = (text: string) => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
    const gone = () => {
      clearTimeout(timer);
      recordNetwork(true);
      classList.add('app-offline');
      announce(offline);
    };
    const returned = () => {
      recordNetwork(false);
      classList.remove('app-offline');
      announce(back);
      timer = setTimeout(() => announce(''), NETWORK_BACK_SHOWN_MS);
      followHeldLink();
    };
    window.addEventListener('offline', gone);
    window.addEventListener('online', returned);
    return () => {
      recordNetwork(false);
      classList.remove('app-offline');
      clearTimeout(timer);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', returned);
    };
  }, []);
  return announcement;
}
