import { beforeEach, expect, it, vi } from 'vitest';
import { reportRendering, reportUncaughtErrors } from '@/app/report-uncaught-errors';
import { loadChunk } from '@/delivery/load-chunk';
import { deliverBy } from '@/session/report';
import { answer, signInAs } from '../../mocks/server';
import { emailEntered } from '../../src/state/events';
import { expectConsoleMessage } from '../support/console-guard';
import { button, fill, findErrorSummary } from '../support/page';
import { visit } from '../support/visit';
import { removeWindowListeners } from '../support/window-listeners';

removeWindowListeners();

const reported = vi.fn();
beforeEach(() => {
  // Flushes pending events of earlier tests.
  const stop = deliverBy(reported);
  reported.mockReset();
  return stop;
});

it('reports an uncaught exception without its message', async () => {
  signInAs('mobile');
  await visit('/enter-email');
  reportUncaughtErrors();
  expectConsoleMessage(/^Something unexpected has happened$/);
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('secret'), message: 'secret' }));
  expect(reported.mock.calls).toEqual([['uncaught']]);
});

it('reports a page that could not be shown', () => {
  expectConsoleMessage(/^A page could not be shown$/);
  reportRendering();
  expect(reported.mock.calls).toEqual([['rendering']]);
});

it('reports a chunk that fails to load before the reload', async () => {
  signInAs('mobile');
  await visit('/enter-email');
  void loadChunk(() => Promise.reject(new Error('/assets/secret.js')));
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([['lostChunk']]));
});

it('reports a missing answer the second time in a row only', async () => {
  signInAs('mobile');
  answer('password.dead', 2);
  const { user } = await visit('/log-in-password', { events: [emailEntered('mobile@example.com')] });
  await fill(user, 'password-input', 'any');
  await user.click(button('Continue'));
  expect(await findErrorSummary()).toHaveTextContent('Sorry, that did not work.');
  expect(reported).not.toHaveBeenCalled();
  await user.click(button('Continue'));
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([['noAnswerTwice']]));
});
