import '@/styles/app.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { inTime } from '@/api/in-time';
import { App } from '@/app/app';
import { bringReports } from '@/app/bring-reports';
import { HistoryRouter } from '@/app/history-router';
import { objection } from '@/app/objection';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { reportRendering, reportUncaughtErrors } from '@/app/report-uncaught-errors';
import { routeFor } from '@/app/route-for';
import { tolerateMovedNodes } from '@/app/tolerate-moved-nodes';
import { config } from '@/config';
import { SAVER_RETRY_MS } from '@/constants';
import { dropEarlyEvents } from '@/delivery/early-events';
import { rememberInput } from '@/delivery/early-input';
import { applyFirstSheet } from '@/delivery/first-sheet';
import { followSheets } from '@/delivery/lazy-page';
import { giveBackQuery, removeLostWords } from '@/delivery/lost-words';
import { reloadOnce } from '@/delivery/reload-once';
import { whenIdle } from '@/delivery/when-idle';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { anythingStored } from '@/state/storage/stored';
import { makeStore } from '@/state/store';

/** Opens what is stored and shows the page. */
function start() {
  giveBackQuery();
  /** As the document's inline script has seen it: what is stored from now on is of this document. */
  const stored = anythingStored();
  const arrival = readArrival(location.search);
  const opened = makeStore();
  const { store, keep } = opened;
  const blank = store.getState();
  followPageLifecycle(opened);
  reportUncaughtErrors();
  tolerateMovedNodes();
  followSheets();

  // In production only: an exception may quote typed text.
  const reports = import.meta.env.DEV
    ? {}
    : { onCaughtError: reportRendering, onUncaughtError: reportRendering, onRecoverableError: reportRendering };

  /** Until it succeeds: a network that is down now may be up when there is something to store. */
  const keepWhenPossible = () => void keep().catch(() => setTimeout(keepWhenPossible, SAVER_RETRY_MS));

  function show() {
    removeLostWords();
    store.dispatch(arrived(arrival));
    const root = document.getElementById('root') as HTMLElement;
    const app = (
      <App store={store} prerenderedFrom={stored ? blank : store.getState()}>
        {(shell) => <HistoryRouter>{shell}</HistoryRouter>}
      </App>
    );
    root.hidden = false;
    // The view that came with the document, unless a guard knows better than its inline script: then it is replaced, as the frame is.
    if (root.dataset.path === location.pathname && !objection(routeFor(location.pathname), store.getState())) {
      rememberInput();
      hydrateRoot(root, app, reports);
    } else {
      dropEarlyEvents();
      createRoot(root, reports).render(app);
    }
    if (!stored) whenIdle(keepWhenPossible);
    if (config.reportsUrl) bringReports();
  }

  /** Loads while the app opens what is stored. */
  const page = routeFor(location.pathname)?.page;
  const pageFetched = page?.fetchAhead();

  const showStyled = () => void (applyFirstSheet()?.then(show) ?? show());

  /** Not before the page's code is there or lost: the document shows the page, or the frame with a spinner, meanwhile. */
  function showWithPage() {
    const prerendered = document.getElementById('root')?.dataset.path === location.pathname;
    if (!pageFetched || (prerendered && page?.hydratesFirst)) return showStyled();
    void inTime(pageFetched).then(showStyled, showStyled);
  }

  // Not a top-level await: the oldest browsers that we build for do not have it.
  if (stored) void keep().then(showWithPage, () => reloadOnce() || showWithPage());
  else showWithPage();
}

// A page that the browser prerenders may never be shown, and the cookies may be another user's by then: nothing is read, sent or stored.
if (document.prerendering) {
  // The script has come.
  removeLostWords();
  document.addEventListener('prerenderingchange', start, { once: true });
} else start();
