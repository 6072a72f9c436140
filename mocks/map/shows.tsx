import type { UnknownAction } from '@reduxjs/toolkit';
import { getResponse } from 'msw';
import { act, type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { CookieBanner } from '../../src/app/cookie-banner';
import { Footer } from '../../src/app/footer';
import { HistoryRouter } from '../../src/app/history-router';
import type { RouteRow } from '../../src/app/routes';
import { endPageVisit } from '../../src/outcome/page-visit';
import { addresses } from '../../src/paths';
import { readArrival } from '../../src/session/arrival';
import { arrived, passkeySupportKnown } from '../../src/state/events';
import { makeStore } from '../../src/state/store';
import { handlers } from '../backend/handlers';
import { visitOf } from '../backend/http/visit';
import { type NamedVariant, variants } from '../screens/screens';
import { type Beginning, beginSituation } from '../situation/situation';

/** The links, redirects and controls of a rendered page. */
interface Found {
  links: { to: string; words: string }[];
  redirects: string[];
  /** The texts of its buttons and labels. */
  controls: string[];
}

const addressOf = ({ pathname, hash }: HTMLAnchorElement) => (hash && pathname === window.location.pathname ? '' : pathname);
const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

/** Links to this app, and the texts of its buttons and labels. */
function foundIn(element: HTMLElement): Found {
  const own = [...element.querySelectorAll('a')].filter(({ origin }) => origin === window.location.origin);
  const links = own.map((link) => ({ to: addressOf(link), words: wordsOf(link) }));
  const controls = [...element.querySelectorAll('button, label')].map(wordsOf);
  return { links: links.filter(({ to }) => addresses.has(to)), redirects: [], controls };
}

const SETTLED_MS = 25;

let underWay = 0;

/** Sends calls of a page to the mock backend without a server in between. */
const fetchFromMock = async (address: string, init?: RequestInit) => {
  underWay += 1;
  const request = new Request(new URL(address, window.location.origin), init);
  const answer = await getResponse(handlers, request).finally(() => (underWay -= 1));
  return answer ?? Response.error();
};

/** Waits for a page's calls, its idle prefetch and the effects after that, until nothing changes. */
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

/** Renders a page in its own element at an address, and collects its links and controls. Empty if a guard fails. */
async function show({ page: Page, address, guards = [], state = null, events = [] }: Opened): Promise<Found> {
  // Another document, in which no step of the previous one may navigate.
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
  /** As in the shell: a navigation to the same address remounts the page. */
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
  // Reads the address immediately. Later, a step that the page runs on arrival has navigated, which is a transition of that step.
  if (arrivedAt !== pathname) found.redirects.push(arrivedAt);
  await settle(element);
  add(found, foundIn(element));
  act(() => root.unmount());
  element.remove();
  return found;
}

/** Sets up a document with passkey support and the mock backend, and loads the code of all pages. Returns the function that undoes it. */
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
    // Otherwise React delays lazy components by 0.3 s.
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  return () => void Object.assign(globalThis, before);
}

/** Variants that differ only in the user's actions start the same. */
const beginningOf = ({ variant: { persona, progress, oidc, happened, world, later, query, state, cookies, device } }: NamedVariant) =>
  JSON.stringify([persona, progress, oidc, String(happened), String(world), later, String(query), state, cookies, device]);

/** All links and controls of an address, in any variant of its screen. */
export async function showsOf({ path, page, guards }: RouteRow): Promise<Found> {
  await page.fetchAhead();
  const all = nothing();
  // Without variants on a hurried device: their calls get no answer, and they show no other links.
  const own = [...variants.values()].filter(({ address, variant: { device } }) => address === path && !device?.startsWith('hurried'));
  const distinctOnes = [...new Map(own.map((named) => [beginningOf(named), named])).values()];
  for (const { address, variant } of distinctOnes) {
    const visit = await visitOf(new Request('http://localhost:3000/mock'), {});
    const beginning = beginSituation(visit, address, variant);
    setCookies(beginning.cookies);
    const passkeys = passkeySupportKnown(variant.device !== 'without-passkeys');
    const { address: opened, state, events } = beginning;
    const found = await show({ page: page.Component, guards, address: opened, state, events: [...events, passkeys] });
    // The developer page lists all addresses.
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
