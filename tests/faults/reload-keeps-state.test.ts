import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/delivery/reload-once';
import { exit } from '@/outcome/exit';
import { emailEntered } from '@/state/events';
import { openDocument } from '../support/document-events';
import { stored } from '../support/stored';

/** The browser reloads: nothing that the document still wants to write gets into storage. */
async function reloadedBy(ask: () => unknown) {
  const { store, reload } = await openDocument();
  reload.mockRestore();
  let entries: [string, string][] = [];
  const reloaded = vi.fn(() => void (entries = Object.entries(localStorage)));
  vi.stubGlobal('location', { pathname: '/enter-email', reload: reloaded });
  store.dispatch(emailEntered('just-now@example.com'));
  expect(ask()).not.toBe(false);
  await waitFor(() => expect(reloaded).toHaveBeenCalled());
  localStorage.clear();
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

describe('document after a reload', () => {
  it.each<[string, () => unknown]>([
    ['for a lost chunk', reloadOnce],
    ['by the person or the app', exit.reload],
  ])('restores the last input after a reload: %s', async (_why, ask) => {
    await reloadedBy(ask);
    expect(await stored()).toContain('just-now@example.com');
  });
});
