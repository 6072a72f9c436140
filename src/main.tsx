import '@/styles/app.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { followFailures, reportRendering } from '@/app/last-resort';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { whenIdle } from '@/content/when-idle';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';
import { anythingStored } from '@/state/stored';

const arrival = readArrival(location.search);
const opened = makeStore();
const { store, keep } = opened;
const blank = store.getState();
followPageLifecycle(opened);
followFailures(store);

// Developers see the exception itself.
const reports = import.meta.env.DEV ? {} : { onCaughtError: reportRendering, onUncaughtError: reportRendering };

function show() {
  store.dispatch(arrived(arrival));
  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <App store={store} prerenderedFrom={blank}>
      {(shell) => <BrowserRouter>{shell}</BrowserRouter>}
    </App>
  );
  // What was rendered at build time stays hidden where it is not what this person would see.
  if (root.hasChildNodes() && !root.hidden) {
    hydrateRoot(root, app, reports);
    return;
  }
  root.replaceChildren();
  root.hidden = false;
  createRoot(root, reports).render(app);
}

// Not a top-level await: the oldest browsers that we build for do not have it.
const kept = () => keep().catch(() => undefined);
if (anythingStored()) {
  void kept().then(show);
} else {
  show();
  whenIdle(() => void kept());
}
