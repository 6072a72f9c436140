import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { signInFingerprint } from '@/session/sign-in';
import { clientInfoReceived, emailEntered, stepEnded, stepStarted } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { emailOf } from '../../mocks/people/personas';
import { resetWorld, signInAs } from '../../mocks/server';
import { expectPage, paragraphWithText } from '../support/page';
import { dropCookie } from '../support/plain-cookies';
import { visit } from '../support/visit';
import { removeWindowListeners } from '../support/window-listeners';

removeWindowListeners();

/** A page whose client is known, in a document that follows its own life. */
async function open(path = '/log-in-password') {
  signInAs('mobile');
  const visited = await visit(path, { events: [clientInfoReceived(exampleClient), emailEntered(emailOf('mobile'))] });
  const { store } = visited;
  const startSaving = () => Promise.reject(new Error('Not asked here'));
  followPageLifecycle({ store, startSaving, flush: () => Promise.resolve(), anyMissing: () => false });
  return { ...visited, entries: window.history.length, focusWindow: () => act(() => void window.dispatchEvent(new Event('focus'))) };
}

it('shows the logout with the name of the client when the session ended in a hidden tab', async () => {
  const { store, exits, entries, focusWindow } = await open();
  resetWorld();
  focusWindow();
  await expectPage('/session-timeout', 'We have logged you out');
  expect(screen.getByText(paragraphWithText('To carry on, go to Example health service and log in again.'))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(store.getState().profile.email).toBe('');
  // Back does not come to the page that was left.
  expect([exits, window.history.length]).toEqual([[], entries]);
});

it('shows the same logout on the second look', async () => {
  const { focusWindow } = await open();
  resetWorld();
  focusWindow();
  await expectPage('/session-timeout', 'We have logged you out');
  focusWindow();
  expect(screen.getByRole('button', { name: 'Go to Example health service' })).toBeVisible();
});

it('drops a call with its document when the session is gone', async () => {
  const { store, exits, focusWindow } = await open();
  act(() => void store.dispatch(stepStarted()));
  resetWorld();
  focusWindow();
  expect(exits).toEqual(['/session-timeout']);
  act(() => void store.dispatch(stepEnded()));
});

it('keeps a public page open when the session is gone', async () => {
  const { exits, focusWindow } = await open('/privacy');
  resetWorld();
  focusWindow();
  await expectPage('/privacy', 'Privacy notice');
  expect(exits).toEqual([]);
});

it('shows that the user continued in another tab when the message arrives after the cookies are gone', async () => {
  signInAs('mobile', { upTo: 'identity-token' });
  const { store } = await visit('/nhs-login-consent', { events: [clientInfoReceived(exampleClient)] });
  followPageLifecycle({
    store,
    startSaving: () => Promise.reject(new Error('Not asked here')),
    flush: () => Promise.resolve(),
    anyMissing: () => false,
  });
  const mark = signInFingerprint();
  dropCookie('id_token');
  act(() => void window.dispatchEvent(new Event('focus')));
  await expectPage('/session-invalid', 'Something went wrong');
  expect(screen.getByText('Go to the website or app you are trying to use and log in.')).toBeVisible();
  const address = '/src/session/other-tabs.ts?tells-late';
  const { postToOtherTabs } = (await import(/* @vite-ignore */ address)) as typeof import('@/session/other-tabs');
  postToOtherTabs({ kind: 'sign-in-ended', session: mark, by: 'handedOver' });
  expect(await screen.findByText('You carried on in another tab.')).toBeVisible();
});
