import { createPath, type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';

/** What an entry of the browser's history keeps for the app. Nobody else guards the history: an extension may have left anything there. */
interface Entry {
  key?: string;
  /** The state of the navigation that led there. */
  usr?: unknown;
  /** How many entries of the app come before it. */
  idx?: number;
}

/** Where the document is, and how it has come there. */
export interface Moment {
  location: Location;
  action: `${NavigationType}`;
}

const entry = () => Object(window.history.state) as Entry;
const address = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** A navigation by its path and its key. The first page of a document has no key of its own. */
export const navigationOf = (pathname: string, key = 'default') => `${pathname} ${key}`;

/** The navigation of this moment, whose page may still have to be fetched. */
export const thisNavigation = () => navigationOf(window.location.pathname, entry().key);

/** How many entries of the app come before this one. */
function place(): number {
  const { idx = 0 } = entry();
  return Number.isSafeInteger(idx) ? idx : 0;
}

/** Whether Back stays within the app. */
export const hasEarlierEntry = () => place() > 0;

/** The paths of this document's entries, by their place. */
const visited = new Map<number, string>();

/** The path of the entry before; undefined after a reload, when nobody knows it. */
export const previousPath = (): string | undefined => visited.get(place() - 1);

/** The moment as it was last told, and what stood in the browser's history then. */
let told: { address: string; state: unknown; moment: Moment } | undefined;

function tell(action: Moment['action']): Moment {
  const { pathname, search, hash } = window.location;
  const { state } = window.history as { state: unknown };
  const { usr = null, key = 'default' } = entry();
  const moment: Moment = { location: { pathname, search, hash, state: usr, key }, action };
  visited.set(place(), pathname);
  told = { address: address(), state, moment };
  return moment;
}

/** The last moment, if nothing else has written the history since. */
const lastTold = () => (told?.address === address() && told.state === window.history.state ? told : undefined);

/** Where the document is. The same object until it moves. */
export const thisMoment = (): Moment => lastTold()?.moment ?? tell('POP');

/** Writes this entry, which is no navigation. False where the browser refuses that: Safari throws after 100 writes in 30 seconds. */
function write(state: Entry, rewritten?: string): boolean {
  const last = lastTold();
  try {
    window.history.replaceState(state, '', rewritten);
    if (last) told = { ...last, address: address(), state: window.history.state };
    return true;
  } catch {
    return false;
  }
}

/** Takes the state of the navigation out of the entry: after a reload, or on the way back, it is no news. */
export const forgetNavigationState = () => void write({ ...entry(), usr: null });

/** Rewrites the address of this entry; `state` takes the place of the navigation's own. */
export const rewriteAddress = (rewritten: string, state?: unknown) =>
  void write(state === undefined ? (window.history.state as Entry) : { ...entry(), usr: state }, rewritten);

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Whether the browser is on its way to another entry. */
let traversing = false;
const arrive = () => {
  traversing = false;
  notify();
};

/** Calls `moved` at each navigation and at Back, as soon as the browser's history has it. Returns the function that stops it. */
export function subscribe(moved: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('popstate', arrive);
    window.addEventListener('pageshow', arrive);
    if (!('idx' in entry())) write({ ...entry(), idx: 0 });
  }
  listeners.add(moved);
  return () => {
    listeners.delete(moved);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', arrive);
    window.removeEventListener('pageshow', arrive);
  };
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
const newKey = () => Math.random().toString(36).slice(2, 10);

/** Navigates. Throws where the browser refuses to write its history. The same address again leaves no second entry, as in a browser. */
function navigate(to: To, state: unknown, replaces: boolean) {
  const href = createHref(to);
  const next: Entry = { usr: state ?? null, key: newKey(), idx: place() };
  if (replaces || createPath(parsePath(href)) === address()) {
    window.history.replaceState(next, '', href);
    tell('REPLACE');
  } else {
    window.history.pushState({ ...next, idx: place() + 1 }, '', href);
    tell('PUSH');
  }
  notify();
}

/** The history that the router navigates by. */
export const navigator: Navigator = {
  createHref,
  push: (to, state) => navigate(to, state, false),
  replace: (to, state) => navigate(to, state, true),
  /** One traversal at a time: the second press of a double click must not go back once more. */
  go: (delta) => {
    if (traversing) return;
    traversing = true;
    window.history.go(delta);
  },
};

/** Shows another page in place of this one, from outside React. False where the browser refuses the address. */
export function showInstead(path: string, state: object | null): boolean {
  const written = write({ ...entry(), usr: state, key: `ended ${JSON.stringify(state)}` }, path);
  if (written) tell('POP');
  notify();
  return written;
}
