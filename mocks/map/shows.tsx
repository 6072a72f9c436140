import type { UnknownAction } from '@reduxjs/toolkit';
import { getResponse } from 'msw';
import { act, type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { CookieBanner } from '../../src/app/cookie-banner';
import { Footer } from '../../src/app/footer';
import { HistoryRouter } from '../../src/app/history-router';
import type { RouteRow } from '../../src/app/route-row';
import { endPageVisit } from '../../src/outcome/page-visit';
import { readArrival } from '../../src/session/arrival';
import { arrived, passkeySupportKnown } from '../../src/state/events';
import { makeStore } from '../../src/state/store';
import { handlers } from '../backend/handlers';
import { visitOf } from '../backend/http/visit';
import { type NamedVariant, variants } from '../screens/screens';
import { type Beginning, beginSituation } from '../situation/situation';
import { type Found, foundIn } from './found';

const SETTLED_MS = 25;

let underWay = 0;

/** Calls of a page go to the mock backend without a server in between. */
const fetchFromMock = async (address: string, init?: RequestInit) => {
  underWay += 1;
  const request = new Request(new URL(address, window.location.origin), init);
  const answer = await getResponse(handlers, request).finally(() => (underWay -= 1));
  return answer ?? Response.error();
};

/** Waits for the calls of a page, for the code that it fetches when it is idle, and for the effects after that: until nothing changes. */
async function settle(element: HTMLElement) {
  const shown = () => new XMLSerializer().serializeToString(element);
  let before: string;
  do {
    before = shown();
    await act(() => new Promise((resolve) => setTimeout(resolve, SETTLED_MS)));
  } while (underWay > 0 || before !== shown());
}

function setCookies(cookies: Beginning['cookies']) {
  for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; max-age=0; path=/`;
  for (const [name, value] of Object.entries(cookies)) if (value !== null) document.cookie = `${name}=${value}; path=/`;
}

const nothing = (): Found => ({ links: [], redirects: [], controls: [] });

function add(all: Found, { links, redirects, controls }: Found) {
  all.links.push(...links);
  all.redirects.push(...redirects);
  all.controls.push(...controls);
}

interface Opened {
  page: ComponentType;
  address: string;
  guards?: RouteRow['guards'];
  state?: unknown;
  events?: readonly UnknownAction[];
}

/** Renders a page in an element of its own at an address, and collects what it offers; nothing where a guard objects. */
async function show({ page: Page, address, guards = [], state = null, events = [] }: Opened): Promise<Found> {
  // Another document: no step of the one before may lead on here.
  endPageVisit();
  window.history.replaceState({ usr: state, key: 'map' }, '', address);
  const { store } = makeStore();
  store.dispatch(arrived(readArrival(window.location.search)));
  for (const event of events) store.dispatch(event);
  if (guards.some((guard) => guard(store.getState()))) return nothing();
  const { pathname } = window.location;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, { onCaughtError: () => undefined });
  let arrivedAt = pathname;
  /** As in the shell: the same address again shows the page anew. */
  function Here() {
    const { pathname: now, key } = useLocation();
    useEffect(() => void (arrivedAt = now), [now]);
    return now === pathname ? <Page key={key} /> : null;
  }
  const app = (
    <Provider store={store}>
      <HistoryRouter>
        <Here />
      </HistoryRouter>
    </Provider>
  );
  act(() => root.render(app));
  const found = foundIn(element);
  // At once: later a step that the page runs on arrival has moved on, which is a transition of that step.
  if (arrivedAt !== pathname) found.redirects.push(arrivedAt);
  await settle(element);
  add(found, foundIn(element));
  act(() => root.unmount());
  element.remove();
  return found;
}

/**
 * Makes the document that of a browser which knows passkeys, may have some, and reaches the mock backend; fetches the code of all pages.
 * Returns the function that takes it back.
 */
export async function prepareBrowser(): Promise<() => void> {
  await Promise.all(Object.values(import.meta.glob('../../src/{app,content,forms,journeys}/**/*.tsx')).map((load) => load()));
  const yes = () => Promise.resolve(true);
  const before = {
    fetch: globalThis.fetch,
    PublicKeyCredential: globalThis.PublicKeyCredential,
    IS_REACT_ACT_ENVIRONMENT: (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT,
  };
  Object.assign(globalThis, {
    fetch: fetchFromMock,
    PublicKeyCredential: { isConditionalMediationAvailable: yes, isUserVerifyingPlatformAuthenticatorAvailable: yes },
    // React shows lazy pieces at once then, and not after its 0.3 seconds.
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  return () => void Object.assign(globalThis, before);
}

/** Variants that differ only in the actions of a person begin alike. */
const beginningOf = ({ variant: { persona, progress, oidc, happened, world, later, query, state, cookies, device } }: NamedVariant) =>
  JSON.stringify([persona, progress, oidc, String(happened), String(world), later, String(query), state, cookies, device]);

/** Everything that the page of an address shows when it is opened, in any of the variants of its screen. */
export async function showsOf({ path, page, guards }: RouteRow): Promise<Found> {
  await page.fetchAhead();
  const all = nothing();
  // In a hurried browser a call is never answered, and no other way is shown.
  const own = [...variants.values()].filter(({ address, variant: { device } }) => address === path && !device?.startsWith('hurried'));
  const distinctOnes = [...new Map(own.map((named) => [beginningOf(named), named])).values()];
  for (const { address, variant } of distinctOnes) {
    const visit = await visitOf(new Request('http://localhost:3000/mock'), {});
    const beginning = beginSituation(visit, address, variant);
    setCookies(beginning.cookies);
    const passkeys = passkeySupportKnown(variant.device !== 'without-passkeys');
    const { address: opened, state, events } = beginning;
    const found = await show({ page: page.Component, guards, address: opened, state, events: [...events, passkeys] });
    // The developers' page lists all addresses.
    add(all, variant.developersOnly ? { ...found, links: [] } : found);
  }
  return all;
}

/** The links around every page. */
export async function frameLinks(): Promise<Found['links']> {
  setCookies({});
  const asked = await show({ page: CookieBanner, address: '/' });
  const footer = await show({ page: Footer, address: '/' });
  return [...asked.links, ...footer.links];
}
