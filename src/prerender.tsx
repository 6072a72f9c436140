import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { makeStore } from '@/state/store';

/** A page as a person sees it who has a session and has not chosen cookies yet, as HTML. For the build, never in a browser. */
export function prerender(path: string): string {
  const { store } = makeStore();
  return renderToString(
    <App store={store} prerenderedFrom={store.getState()}>
      {(shell) => <StaticRouter location={path}>{shell}</StaticRouter>}
    </App>,
  );
}
