import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { RootState, Store } from '@/state/store';
import { Crash } from './crash';
import { Shell } from './shell';

interface AppProps {
  store: Store;
  /** The state from which the HTML was rendered at build time. Hydration must render from the same state. */
  prerenderedFrom?: RootState;
  /** Renders the router around the app. */
  children: (shell: ReactNode) => ReactNode;
}

/** The whole app without its router. The browser and the build use different routers. */
export const App = ({ store, prerenderedFrom, children }: AppProps) => (
  <StrictMode>
    <Provider store={store} serverState={prerenderedFrom}>
      {children(
        <Crash>
          <Shell />
        </Crash>,
      )}
    </Provider>
  </StrictMode>
);
