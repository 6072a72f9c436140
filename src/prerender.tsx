import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { CookieBanner } from '@/app/cookie-banner';
import { Header } from '@/app/header';
import { objection } from '@/app/objection';
import { routeFor } from '@/app/route-for';
import { SkipLink } from '@/app/skip-link';
import { LoadingPage } from '@/delivery/loading-page';
import { type Path, paths } from '@/paths';
import { identityToken } from '@/session/identity-token';
import { authorizationCookie } from '@/session/session';
import { openSignIn } from '@/session/sign-in';
import { arrived } from '@/state/events';
import { makeStore, type RootState } from '@/state/store';

/** The parts of the state that a browser keeps: a view that was drawn by one is another view where something is kept. */
const kept: readonly (keyof RootState)[] = ['profile', 'journey', 'proofing', 'client', 'passkey', 'deadlines'];

/** Answers as `target` does, and notes the names that it was asked for. */
const noting = <Target extends object>(target: Target, names: readonly PropertyKey[] | undefined, reads: Set<PropertyKey>) =>
  new Proxy(target, {
    get: (from, name) => {
      if (names?.includes(name) ?? true) reads.add(names ? name : 'message');
      return Reflect.get(from, name) as unknown;
    },
  });

/** Markup with all that is fetched for it: a boundary that waits would be rendered in the browser, and reported as an error. */
async function htmlOf(app: ReactNode): Promise<string> {
  // In one piece: what is long would come behind the page, with a script that puts it there.
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
}

/**
 * The first view of an address, as HTML, for a visitor who has nothing stored. For the build, never in a browser. `reads` gets the parts
 * of the state that the view was drawn by, and `message` where it has looked for a message of the navigation that led there.
 */
export async function firstView(address: Path, search: string, reads: Set<PropertyKey>): Promise<FirstView> {
  const { store } = makeStore();
  openSignIn();
  store.dispatch(
    arrived({
      emailedQuery: search,
      detours: [],
      kindsInAddress: [],
      isRequest: false,
      loggedIn: identityToken() !== undefined,
      fromCookie: authorizationCookie(),
      fromAddress: {},
    }),
  );
  const { client, ...others } = store.getState();
  const oidc = noting(client.oidc, ['vtr', 'allow_registration'], reads);
  const state = noting({ ...others, client: { ...client, oidc } }, kept, reads);
  let path = address;
  for (let next: Path | undefined = path; next; next = objection(routeFor(path), state)) path = next;
  const location = { pathname: path, state: noting({}, undefined, reads) };
  await routeFor(path)?.page.fetchAhead();
  const markup = await htmlOf(
    <App store={{ ...store, getState: () => state }} prerenderedFrom={state}>
      {(shell) => <StaticRouter location={location}>{shell}</StaticRouter>}
    </App>,
  );
  return { path, markup };
}

/** The frame of every page with a spinner inside, as HTML: for whoever has to wait until the app knows what to show. */
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
