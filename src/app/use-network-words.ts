import { useEffect, useState } from 'react';
import { NETWORK_BACK_SHOWN_MS } from '@/constants';
import { noteNetwork, waitsForNetwork } from '@/outcome/network';

const offline = 'You are offline. What you typed is still here.';
const back = 'You are back online.';

/** The link that a press would follow, away from this page; nothing for one within it, or into a new tab. */
const followed = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href]:not([target]):not([href^="#"])')
    : null;

/**
 * Announces that the network has gone or is back. Without one, links wait instead of taking the page away for another that cannot come; when it is back, the
 * last one that was pressed is followed. Buttons wait too (`useStep`), and nothing is sent for them later: a press may be long forgotten.
 */
export function useNetworkWords() {
  const [said, say] = useState({ words: '', times: 0 });
  useEffect(() => {
    let asked: HTMLAnchorElement | null = null;
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
      // A page that was left meanwhile asks for nothing.
      if (asked?.isConnected) asked.click();
      asked = null;
    };
    const hold = (event: MouseEvent) => {
      const link = followed(event);
      if (!link || !waitsForNetwork()) return;
      event.preventDefault();
      event.stopPropagation();
      asked = link;
    };
    window.addEventListener('offline', gone);
    window.addEventListener('online', returned);
    document.addEventListener('click', hold, true);
    return () => {
      noteNetwork(false);
      clearTimeout(timer);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', returned);
      document.removeEventListener('click', hold, true);
    };
  }, []);
  return said;
}
