import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { CookieBanner } from '@/app/cookie-banner';
import { failedGuard } from '@/app/guards';
import { Header, SkipLink } from '@/app/header-and-footer';
import { routeFor } from '@/app/routes';
import { App } from '@/app/shell';
import { LoadingPage } from '@/delivery/busy';
import { type Path, paths } from '@/paths';
import { identityToken } from '@/session/identity-token';
import { authorizationCookie } from '@/session/session';
import { openSignIn } from '@/session/sign-in';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';

/** Markup after all its imports have loaded. A pending Suspense boundary would be rendered in the browser, and reported as an error. */
async function htmlOf(app: ReactNode): Promise<string> {
  // As one string: React would send long content after the page, with a script that moves it into place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Infinity, onError: fail });
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}

/** A first view: where it is, and the content of the root element. */
export interface FirstView {
  /** The page that is shown: the address itself, or the one that its guards send this visitor to. */
  path: Path;
  markup: string;
  /** The module of the page, or of its part that loads later, as imported. Undefined if both are in the first script. */
  module: object | undefined;
}

/** The first view of an address, as HTML, for a visitor without stored state. Runs in the build, never in a browser. */
export async function firstView(address: Path, search: string): Promise<FirstView> {
  const { store } = makeStore();
  openSignIn();
  store.dispatch(
    arrived({
      emailedQuery: search,
      roundTrips: [],
      kindsInAddress: [],
      isRequest: false,
      loggedIn: identityToken() !== undefined,
      fromCookie: authorizationCookie(),
      fromAddress: {},
    }),
  );
  const state = store.getState();
  let path = address;
  for (let next: Path | undefined = path; next; next = failedGuard(routeFor(path), state)) path = next;
  const module = Object(await routeFor(path)?.page.fetchAhead()) as object;
  const markup = await htmlOf(
    <App store={store} prerenderedFrom={state}>
      {(shell) => <StaticRouter location={path}>{shell}</StaticRouter>}
    </App>,
  );
  return { path, markup, module };
}

/** The layout of every page with a spinner, as HTML. The user sees it until the app has decided which page to show. */
export const loadingView = () =>
  htmlOf(
    <Provider store={makeStore().store}>
      <StaticRouter location={paths.root}>
        <SkipLink />
        <CookieBanner />
        <Header />
        <LoadingPage />
      </StaticRouter>
    </Provider>,
  );
