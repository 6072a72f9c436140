import type { UnknownAction } from '@reduxjs/toolkit';
// A document that goes takes its page with it.
// To leave the document and come back is what some tests are about.
// eslint-disable-next-line testing-library/no-manual-cleanup
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { HistoryRouter } from '@/app/history-router';
import { Shell } from '@/app/shell';
import { exit } from '@/outcome/exit';
import { endPageVisit } from '@/outcome/page-visit';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';
import { fetchPages } from './fetch-pages';
import { closeStores, registerStore } from './open-stores';
import { waitForPageReady } from './page';
import { allRows } from './sample';
import { noteDeparture, noteExit, noteTab, noteVisit } from './travelled';

interface Options {
  /** Events of the store before this page was opened. */
  events?: readonly UnknownAction[];
  /** The navigation state that came with the address. */
  state?: unknown;
  /** Without, components mount once, as in production: in the short run too. */
  strict?: boolean;
  /** False where the page is about to wait for an answer that does not come. */
  whole?: boolean;
}

/** Where the browser was sent: addresses, `new tab …` and `reload`. The only seam: a browser that leaves would take the test with it. */
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
  await fetchPages();
  // Another document: no step of the one before may lead on here.
  endPageVisit();
  noteDeparture();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
  noteVisit();
  const arrival = readArrival(window.location.search);
  const opened = makeStore();
  registerStore(opened);
  await opened.keep();
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
  // `hidden`: without looking at the style of every element around it.
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (whole) await waitForPageReady();
  return { user, store, exits };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/** The document goes: what is stored is written, as on `pagehide`. Another `visit` is then a reload, or the way back. */
export async function unloadDocument() {
  cleanup();
  await closeStores();
}
