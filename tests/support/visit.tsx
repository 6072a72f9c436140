// Imports the chunks that follow the first page in advance, because compiling them here is slower than any network.
import '@/app/fetch-ahead';
import '@/session/analytics/script';
import '@/state/saver';
import '@/journeys/passkey/offers/passkey-or-reset';
import type { UnknownAction } from '@reduxjs/toolkit';
// An unloaded document unmounts its page.
// Some tests unload the document and open another.
// eslint-disable-next-line testing-library/no-manual-cleanup
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { HistoryRouter } from '@/app/history-router';
import { routes } from '@/app/routes';
import { Shell } from '@/app/shell';
import { exit } from '@/outcome/exit';
import { endPageVisit } from '@/outcome/page-visit';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';
import { closeStores, registerStore } from './open-stores';
import { waitForPageReady } from './page';
import { noteDeparture, noteExit, noteTab, noteVisit } from './record-transitions';
import { allRows } from './sample';

interface Options {
  /** Events of the store before this page was opened. */
  events?: readonly UnknownAction[];
  /** The navigation state of the history entry. */
  state?: unknown;
  /** False mounts components once, as in production and in the short run. */
  strict?: boolean;
  /** False when the page will wait for an answer that never arrives. */
  whole?: boolean;
}

/** Records where the browser is sent: addresses, `new tab …` and `reload`. The only replaced part, because a browser that leaves would end the test. */
function watchExits(): string[] {
  const exits: string[] = [];
  vi.spyOn(exit, 'leave').mockImplementation(async (url) => {
    exits.push(url);
    noteExit(url);
  });
  vi.spyOn(exit, 'openTab').mockImplementation((path) => {
    exits.push(`new tab ${path}`);
    noteTab(path);
  });
  vi.spyOn(exit, 'reload').mockImplementation(async () => void exits.push('reload'));
  return exits;
}

/** Opens an address as main.tsx does: the real store, router, shell, pages and calls over the mock backend. Resolves when a page is shown. */
export async function visit(path: string, { events = [], state, strict = allRows, whole = true }: Options = {}) {
  // Loads every page's chunk. React shows a fallback for at least 300 ms; forty of them would be most of the suite's time.
  await Promise.all(routes.map(async ({ page }) => page.fetchAhead()));
  // No step of the previous document may navigate here.
  endPageVisit();
  noteDeparture();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
  noteVisit();
  const arrival = readArrival(window.location.search);
  const opened = makeStore();
  registerStore(opened);
  await opened.startSaving();
  const { store } = opened;
  store.dispatch(arrived(arrival));
  for (const event of events) store.dispatch(event);
  const exits = watchExits();
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const Mode = strict ? StrictMode : Fragment;
  render(
    <Mode>
      <Provider store={store}>
        <HistoryRouter>
          <Shell />
        </HistoryRouter>
      </Provider>
    </Mode>,
  );
  // `hidden` is faster, because Testing Library then does not compute the style of every ancestor.
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (whole) await waitForPageReady();
  return { user, store, exits };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/** Unloads the document and flushes its storage, as on `pagehide`. Another `visit` is then a reload or Back. */
export async function unloadDocument() {
  cleanup();
  await closeStores();
}
