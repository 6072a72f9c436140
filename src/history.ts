import { createPath, type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';

/** The state that the app stores in an entry of the browser's history. An extension may have written anything there. */
interface EntryState {
  key?: string;
  /** The state of the navigation that created the entry. */
  usr?: unknown;
  /** The number of entries of the app before this one. */
  idx?: number;
}

/** The current entry as the router takes it: its location, and the kind of the navigation that made it current. */
export interface HistoryEntry {
  location: Location;
  action: `${NavigationType}`;
}

const entryState = () => Object(window.history.state) as EntryState;
const address = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** A navigation by its path and its key. The first page of a document has no key of its own. */
export const navigationOf = (pathname: string, key = 'default') => `${pathname} ${key}`;

/** The navigation of this moment, whose page may still have to be fetched. */
export const thisNavigation = () => navigationOf(window.location.pathname, entryState().key);

/** The state of the navigation that created this entry; undefined or null if there is none. */
export const navigationState = () => entryState().usr;

/** How many entries of the app come before this one. */
function place(): number {
  const { idx = 0 } = entryState();
  return Number.isSafeInteger(idx) ? idx : 0;
}

/** Whether Back stays within the app. */
export const hasEarlierEntry = () => place() > 0;

/** The paths of this document's entries, by their place. */
const visited = new Map<number, string>();

/** The path of the entry before; undefined after a reload, when nobody knows it. */
export const previousPath = (): string | undefined => visited.get(place() - 1);

/** The current entry as last read, with the address and the state that the browser's history had. */
let cache: { address: string; state: unknown; entry: HistoryEntry } | undefined;

function readEntry(action: HistoryEntry['action']): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const { state } = window.history as { state: unknown };
  const { usr = null, key = 'default' } = entryState();
  const entry: HistoryEntry = { location: { pathname, search, hash, state: usr, key }, action };
  visited.set(place(), pathname);
  cache = { address: address(), state, entry };
  return entry;
}

/** The cache, unless the address or the state has changed since. */
const validCache = () => (cache?.address === address() && cache.state === window.history.state ? cache : undefined);

/** The current entry: the same object until the next navigation. */
export const currentEntry = (): HistoryEntry => validCache()?.entry ?? readEntry('POP');

/** Writes this entry, which is no navigation. False where the browser refuses that: Safari throws after 100 writes in 30 seconds. */
function write(state: EntryState, rewritten?: string): boolean {
  const valid = validCache();
  try {
    window.history.replaceState(state, '', rewritten);
    if (valid) cache = { ...valid, address: address(), state: window.history.state };
    return true;
  } catch {
    return false;
  }
}

/** Takes the state of the navigation out of the entry: after a reload, or on the way back, it is no news. */
export const forgetNavigationState = () => void write({ ...entryState(), usr: null });

/** Rewrites the address of this entry; `state` takes the place of the navigation's own. */
export const rewriteAddress = (rewritten: string, state?: unknown) =>
  void write(state === undefined ? (window.history.state as EntryState) : { ...entryState(), usr: state }, rewritten);

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Whether the browser is on its way to another entry. */
let traversing = false;
const handleTraversal = () => {
  traversing = false;
  notify();
};

/** Calls `moved` at each navigation and at Back, as soon as the browser's history has it. Returns the function that stops it. */
export function subscribe(moved: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('popstate', handleTraversal);
    window.addEventListener('pageshow', handleTraversal);
    if (!('idx' in entryState())) write({ ...entryState(), idx: 0 });
  }
  listeners.add(moved);
  return () => {
    listeners.delete(moved);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', handleTraversal);
    window.removeEventListener('pageshow', handleTraversal);
  };
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
const newKey = () => Math.random().toString(36).slice(2, 10);

/** Navigates. Throws where the browser refuses to write its history. The same address again leaves no second entry, as in a browser. */
function navigate(to: To, state: unknown, replaces: boolean) {
  const href = createHref(to);
  const next: EntryState = { usr: state ?? null, key: newKey(), idx: place() };
  if (replaces || createPath(parsePath(href)) === address()) {
    window.history.replaceState(next, '', href);
    readEntry('REPLACE');
  } else {
    window.history.pushState({ ...next, idx: place() + 1 }, '', href);
    readEntry('PUSH');
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
  const written = write({ ...entryState(), usr: state, key: `ended ${JSON.stringify(state)}` }, path);
  if (written) readEntry('POP');
  notify();
  return written;
}
