import { useEffect, useState } from 'react';
import { NETWORK_BACK_SHOWN_MS } from '@/constants';
import { followHeldLink, noteNetwork } from '@/outcome/network';

const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';

/**
 * Announces that the network has gone or is back. While offline, `Link` holds clicks and `useStep` sends nothing. Only a
 * held link is followed later: a submission may no longer be wanted.
 */
export function useNetworkWords() {
  const [said, say] = useState({ words: '', times: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (words: string) => say(({ times }) => ({ words, times: times + 1 }));
    const gone = () => {
      clearTimeout(timer);
      noteNetwork(true);
      tell(offline);
    };
    const returned = () => {
      noteNetwork(false);
      tell(back);
      timer = setTimeout(() => tell(''), NETWORK_BACK_SHOWN_MS);
      followHeldLink();
    };
    window.addEventListener('offline', gone);
    window.addEventListener('online', returned);
    return () => {
      noteNetwork(false);
      clearTimeout(timer);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', returned);
    };
  }, []);
  return said;
}
