import '@/config';
import '@/styles/app.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Crash } from '@/app/crash';
import { followFailures, reportRendering } from '@/app/last-resort';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { Shell } from '@/app/shell';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';

const arrival = readArrival(location.search);
const { store, persistor, rehydrated } = makeStore();
followPageLifecycle({ store, persistor });
followFailures(store);

// Developers see the exception itself.
const reports = import.meta.env.DEV ? {} : { onCaughtError: reportRendering, onUncaughtError: reportRendering };

// Not a top-level await: the oldest browsers that we build for do not have it.
void rehydrated.then(() => {
  store.dispatch(arrived(arrival));
  createRoot(document.getElementById('root') as HTMLElement, reports).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Crash>
            <Shell />
          </Crash>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
});
