import { useEffect, useState } from 'react';
import { LONG_WAIT_MS, WAIT_SPOKEN_MS } from '@/constants';
import { useWaiting } from '@/delivery/waits';

export const longWait = 'This is taking longer than usual. Keep this page open.';

/** The heading of a page that only waits; of any other page a word, since its own heading was read out. */
const headingOfWait = () => document.querySelector('main.app-loading h1')?.textContent ?? 'Loading';

/** Whether `instruction` has been shown so long that nothing may have opened. */
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

/** The words for the present wait: none if it is a short one, or over. Pages that wait one after the other are one wait. */
export function useWaitWords(): string {
  const waiting = useWaiting();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!waiting) return undefined;
    const soon = setTimeout(() => setWords(headingOfWait()), WAIT_SPOKEN_MS);
    const late = setTimeout(() => setWords(longWait), LONG_WAIT_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(late);
      setWords('');
    };
  }, [waiting]);
  return words;
}
