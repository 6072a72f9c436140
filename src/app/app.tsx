import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { RootState, Store } from '@/state/store';
import { Crash } from './crash';
import { Shell } from './shell';

interface AppProps {
  store: Store;
  /** The state that the HTML was rendered from at build time: what the first render in the browser must find again. */
  prerenderedFrom?: RootState;
  /** The router, with the app inside. */
  children: (shell: ReactNode) => ReactNode;
}

/** The whole app but for its router, which is another one in a browser than at build time. */
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
