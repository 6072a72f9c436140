import { act } from '@testing-library/react';
import { arriveAt } from './page';

/** Presses a button of the browser, and waits for the page of that entry. */
export async function goBy(move: 'back' | 'forward', path: string, heading: string | RegExp = /\S/) {
  act(() => window.history[move]());
  await arriveAt(path, heading);
}
