import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSheets, lazyPage } from '@/delivery/lazy-page';
import { exit } from '@/outcome/exit';

const reload = vi.fn();
let listeners: EventListener[] = [];
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(exit, 'reload').mockImplementation(reload);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'vite:preloadError') listeners.push(listener as EventListener);
  });
  followSheets();
});
afterEach(() => {
  listeners = [];
  followSheets();
});

/** Vite's event before an import with a lost dependency rejects. */
function preloadFails(message: string) {
  const payload = new Error(message);
  for (const listener of listeners) listener(Object.assign(new Event('vite:preloadError'), { payload }));
  return Promise.reject(payload);
}
const sheetFails = () => preloadFails('Unable to preload CSS for /assets/documents-1.css');

const whole = () => Promise.resolve({ default: () => <p>Shown</p> });
function show({ Component }: ReturnType<typeof lazyPage>) {
  render(
    <Suspense fallback="Loading">
      <Component />
    </Suspense>,
  );
}

it('does not show a page without its style sheet after an import of another part has failed', async () => {
  await sheetFails().catch(() => undefined);
  show(lazyPage(whole));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Shown')).not.toBeInTheDocument();
});

it('does not treat a prefetched page without its style sheet as complete', async () => {
  await sheetFails().catch(() => undefined);
  const page = lazyPage(whole);
  await page.fetchAhead();
  show(page);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('shows a page that was loaded before', async () => {
  const page = lazyPage(whole);
  await page.fetchAhead();
  await sheetFails().catch(() => undefined);
  show(page);
  expect(screen.getByText('Shown')).toBeVisible();
});

it('leaves style sheets alone after a script has failed to load', async () => {
  await preloadFails('Failed to fetch dynamically imported module: /assets/other.js').catch(() => undefined);
  show(lazyPage(whole));
  expect(await screen.findByText('Shown')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
