import { act } from '@testing-library/react';
import { headingsOf } from '../../e2e/support/pages';
import { expectPage } from './page';

/** Goes back or forward in the history, and waits for the page of that entry. */
export async function traverseHistory(move: 'back' | 'forward', path: string, heading: string | RegExp = headingsOf(path)) {
  act(() => window.history[move]());
  await expectPage(path, heading);
}
