import { render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Crash } from '@/app/crash';
import { lazyPage } from '@/delivery/lazy-page';
import { makeStore } from '@/state/store';

/** Renders the page of a chunk as the app does. */
export function renderLazily(load: () => Promise<{ default: ComponentType }>) {
  const { Component } = lazyPage(load);
  render(
    <Provider store={makeStore().store}>
      <MemoryRouter>
        <Suspense fallback="Loading">
          <Crash>
            <Component />
          </Crash>
        </Suspense>
      </MemoryRouter>
    </Provider>,
  );
}
