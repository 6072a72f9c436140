import '@/config';
import '@/styles/app.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { Shell } from '@/app/shell';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';

const arrival = readArrival(location.search);
const { store, persistor, rehydrated } = makeStore(arrival.sessionId);
followPageLifecycle({ store, persistor });

// Not a top-level await: the oldest browsers that we build for do not have it.
void rehydrated.then(() => {
  store.dispatch(arrived(arrival));
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
});
