import '@/styles/app.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { followRefusal } from '@/app/refused-cookies';
import { reportRendering, reportUncaughtErrors } from '@/app/report-uncaught-errors';
import { routeFor } from '@/app/route-for';
import { SAVER_RETRY_MS, SPINNER_AFTER_MS } from '@/constants';
import { firstSheet } from '@/delivery/first-sheet';
import { followSheets } from '@/delivery/lazy-page';
import { giveBackQuery, removeLostWords } from '@/delivery/lost-words';
import { reloadOnce } from '@/delivery/reload-once';
import { whenIdle } from '@/delivery/when-idle';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { anythingStored } from '@/state/storage/stored';
import { makeStore } from '@/state/store';

giveBackQuery();
const arrival = readArrival(location.search);
const opened = makeStore();
const { store, keep } = opened;
const blank = store.getState();
followPageLifecycle(opened);
followRefusal(store);
reportUncaughtErrors(store);
followSheets();

// Developers see the exception itself.
const reports = import.meta.env.DEV ? {} : { onCaughtError: reportRendering, onUncaughtError: reportRendering };

function show() {
  removeLostWords();
  store.dispatch(arrived(arrival));
  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <App store={store} prerenderedFrom={blank}>
      {(shell) => <BrowserRouter>{shell}</BrowserRouter>}
    </App>
  );
  // Prerendered markup stays hidden where this person would see another page.
  if (root.hasChildNodes() && !root.hidden) {
    hydrateRoot(root, app, reports);
    return;
  }
  root.replaceChildren();
  root.hidden = false;
  createRoot(root, reports).render(app);
}

/** Until it succeeds: a network that is down now may be up when there is something to store. */
const keepWhenPossible = () => void keep().catch(() => setTimeout(keepWhenPossible, SAVER_RETRY_MS));

/** The code of the page, on its way while the app opens what is stored. */
const pageFetched = routeFor(location.pathname)?.page.fetchAhead();

const showStyled = () => void (firstSheet()?.then(show) ?? show());

/** Not before the page's code is there, unless that takes so long that a spinner has to be shown. */
function showWithPage() {
  if (!pageFetched) return showStyled();
  const longEnough = new Promise((resolve) => setTimeout(resolve, SPINNER_AFTER_MS));
  void Promise.race([pageFetched, longEnough]).then(showStyled);
}

// Not a top-level await: the oldest browsers that we build for do not have it.
if (anythingStored()) {
  void keep().then(showWithPage, () => reloadOnce() || showWithPage());
} else {
  showWithPage();
  whenIdle(keepWhenPossible);
}
