import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reportRendering, reportUncaughtErrors } from '@/app/report-uncaught-errors';
import { signInAs } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { button, expectPage, fill } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { visit } from '../support/visit';
import { removeWindowListeners } from '../support/window-listeners';

removeWindowListeners();

async function open() {
  signInAs('mobile');
  const visited = await visit('/enter-email');
  reportUncaughtErrors();
  return visited;
}
/** As the browser reports it, with what somebody typed in it. */
const fail = (type: 'error' | 'unhandledrejection') =>
  window.dispatchEvent(Object.assign(new Event(type), { reason: new Error('secret'), error: new Error('secret'), message: 'secret' }));

it.each(['error', 'unhandledrejection'] as const)('reports an uncaught exception (%s), and preserves a page with a form', async (type) => {
  const { exits } = await open();
  expectConsoleMessage(/^Something unexpected has happened$/);
  fail(type);
  await expectPage('/enter-email', 'Enter your email address');
  expect(exits).toEqual([]);
});

it.each(['error', 'unhandledrejection'] as const)('reports an exception (%s) during a call, and continues the call', async (type) => {
  const call = pendingCalls('account-status');
  const { user, exits } = await open();
  await fill(user, 'user-email', 'mobile@example.com');
  await user.click(button('Continue'));
  await waitFor(() => expect(call.sent()).toBe(1));
  expectConsoleMessage(/^Something unexpected has happened$/);
  fail(type);
  await call.answerNext();
  await expectPage('/log-in-password');
  expect(exits).toEqual([]);
});

it('reports an exception during rendering without its message', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportRendering();
  expect(said.mock.calls).toEqual([['A page could not be shown']]);
});
