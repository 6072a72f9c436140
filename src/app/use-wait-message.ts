import { useEffect, useState } from 'react';
import { LONG_WAIT_MS, WAIT_SPOKEN_MS } from '@/constants';
import { useBusy } from '@/delivery/busy';

export const longWait = 'This is taking longer than usual. Keep this page open.';

/**
 * The heading of a page that is only a spinner. For other pages a fixed word, since their heading was announced before. Empty for
 * `LoadingPage`, which announces the word.
 */
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
