import { act } from '@testing-library/react';
import { headingsOf } from '../../e2e/support/pages';
import { expectPage } from './page';

/** Presses a button of the browser, and waits for the page of that entry by a heading of its own: the page before may stand there still. */
export async function traverseHistory(move: 'back' | 'forward', path: string, heading: string | RegExp = headingsOf(path)) {
  act(() => window.history[move]());
  await expectPage(path, heading);
}
