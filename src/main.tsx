import '@/styles/app.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { tolerateMovedNodes } from '@/app/crash';
import { failedGuard } from '@/app/guards';
import { HistoryRouter } from '@/app/history-router';
import { routeFor } from '@/app/routes';
import { App } from '@/app/shell';
import { followTabs } from '@/app/tabs';
import { config } from '@/config';
import { SAVER_RETRY_MS } from '@/limits-and-durations';
import { applyFirstSheet, removeBootError, restoreQuery } from '@/delivery/boot';
import { rememberView, takeEarlyEvents } from '@/delivery/early-view';
import { followSheets } from '@/delivery/lazy-page';
import { reloadOnce } from '@/delivery/load-chunk';
import { readArrival } from '@/session/arrival';
import { loadReports, reportRendering, reportUncaughtErrors } from '@/session/report';
import { anythingStored } from '@/session/storage-entry';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';
import { inTime, whenIdle } from '@/timers';

/** Reads the arrival and shows the page. */
function start() {
  restoreQuery();
  /** Read before anything is stored in this document. The document's inline script has read the same value. */
  const stored = anythingStored();
  const arrival = readArrival(location.search);
  const opened = makeStore();
  const { store, startSaving } = opened;
  const blank = store.getState();
  followTabs(opened);
  reportUncaughtErrors();
  tolerateMovedNodes();
  followSheets();

  // In production only. By default React reports uncaught errors with the exception, which may quote typed text.
  const reports = import.meta.env.DEV
    ? {}
    : { onCaughtError: reportRendering, onUncaughtError: reportRendering, onRecoverableError: reportRendering };

  /** Retries until it succeeds, because the network may be back by the time there is something to store. */
  const saveWhenPossible = () => void startSaving().catch(() => setTimeout(saveWhenPossible, SAVER_RETRY_MS));

  function show() {
    removeBootError();
    store.dispatch(arrived(arrival));
    const root = document.getElementById('root') as HTMLElement;
    const app = (
      <App store={store} prerenderedFrom={stored ? blank : store.getState()}>
        {(shell) => <HistoryRouter>{shell}</HistoryRouter>}
      </App>
    );
    root.hidden = false;
    const { dataset } = document.documentElement;
    // Hydrates the prerendered view if the script in the head has chosen it and its own guards pass. Otherwise renders a new one.
    if (dataset.view && root.dataset.path === location.pathname && !failedGuard(routeFor(location.pathname), store.getState())) {
      rememberView();
      hydrateRoot(root, app, reports);
    } else {
      takeEarlyEvents();
      createRoot(root, reports).render(app);
    }
    // Without its script the document would stay hidden.
    dataset.view ??= 'layout';
    if (!stored) whenIdle(saveWhenPossible);
    if (config.reportsUrl) loadReports();
  }

  /** Starts the import while the stored state is read. */
  const page = routeFor(location.pathname)?.page;
  const pageFetched = page?.fetchAhead();

  const showStyled = () => void (applyFirstSheet()?.then(show) ?? show());

  /** Waits until the page's code has loaded or failed. Until then the document shows the prerendered view or a spinner. */
  function showWithPage() {
    const prerendered = document.getElementById('root')?.dataset.path === location.pathname;
    if (!pageFetched || (prerendered && page?.hydratesFirst)) return showStyled();
    void inTime(pageFetched).then(showStyled, showStyled);
  }

  // Top-level await is missing in the oldest browsers that we build for.
  if (stored) void startSaving().then(showWithPage, () => reloadOnce() || showWithPage());
  else showWithPage();
}

// A page that the browser prerenders may never be shown, and the cookies may belong to another user when it is. Until activation nothing is
// read, sent or stored.
if (document.prerendering) {
  // The script has loaded.
  removeBootError();
  document.addEventListener('prerenderingchange', start, { once: true });
} else start();
