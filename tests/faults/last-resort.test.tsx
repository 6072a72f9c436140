import { expect, it, vi } from 'vitest';
import { reportRendering, reportUncaughtErrors } from '@/app/report-uncaught-errors';
import { stepStarted } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { expectComplaint } from '../support/console-guard';
import { arriveAt } from '../support/page';
import { visit } from '../support/visit';
import { removeWindowListeners } from '../support/window-listeners';

removeWindowListeners();

async function open() {
  signInAs('mobile');
  const visited = await visit('/enter-email');
  reportUncaughtErrors(visited.store);
  return visited;
}
/** As the browser reports it, with what somebody typed in it. */
const fail = (type: 'error' | 'unhandledrejection') =>
  window.dispatchEvent(Object.assign(new Event(type), { reason: new Error('secret'), error: new Error('secret'), message: 'secret' }));

it.each(['error', 'unhandledrejection'] as const)('an exception that nobody caught (%s) leaves whoever is typing alone', async (type) => {
  const { exits } = await open();
  expectComplaint(/^Something unexpected has happened$/);
  fail(type);
  await arriveAt('/enter-email', 'Enter your email address');
  expect(exits).toEqual([]);
});

it.each(['error', 'unhandledrejection'] as const)('an exception (%s) while somebody waits leads to a page with a way on', async (type) => {
  const { store, exits } = await open();
  expectComplaint(/^Something unexpected has happened$/);
  store.dispatch(stepStarted());
  fail(type);
  expect(exits).toEqual(['/error']);
});

it('an exception while rendering is reported without what it says', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportRendering();
  expect(said.mock.calls).toEqual([['A page could not be shown']]);
});
