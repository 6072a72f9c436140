import { createPath, type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';

/** The state that the app stores in a history entry. An extension may have changed it. */
interface EntryState {
  key?: string;
  /** The state of the navigation that created the entry. */
  usr?: unknown;
  /** The number of entries of the app before this one. */
  idx?: number;
}

/** The current entry in the router's form: its location, and the kind of navigation that reached it. */
export interface HistoryEntry {
  location: Location;
  action: `${NavigationType}`;
}

const entryState = () => Object(window.history.state) as EntryState;
const address = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** Identifies a navigation by its path and key. The first page of a document has no key. */
export const navigationOf = (pathname: string, key = 'default') => `${pathname} ${key}`;

/** The current navigation. Its page may still be loading. */
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

/** The navigations of this document's entries, by their place. */
const visited = new Map<number, string>();

/** The navigation of an earlier entry, 1 for the previous one. Undefined for an entry of another document. */
export const navigationBefore = (back: number): string | undefined => visited.get(place() - back);

/** The path of the previous entry. Undefined after a reload. */
export const previousPath = (): string | undefined => navigationBefore(1)?.split(' ')[0];

/** The current entry as last read, with the address and history state at that time. */
let cache: { address: string; state: unknown; entry: HistoryEntry } | undefined;

function readEntry(action: HistoryEntry['action']): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const { state } = window.history as { state: unknown };
  const { usr = null, key = 'default' } = entryState();
  const entry: HistoryEntry = { location: { pathname, search, hash, state: usr, key }, action };
  visited.set(place(), navigationOf(pathname, key));
  cache = { address: address(), state, entry };
  return entry;
}

/** The cache, unless the address or the state has changed since. */
const validCache = () => (cache?.address === address() && cache.state === window.history.state ? cache : undefined);

/** The current entry: the same object until the next navigation. */
export const currentEntry = (): HistoryEntry => validCache()?.entry ?? readEntry('POP');

/** Writes the current entry without a navigation. False if the browser throws: Safari does after 100 writes in 30 seconds. */
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

/** Removes the navigation's state from the entry, so that its message does not appear again after a reload or on Back. */
export const forgetNavigationState = () => void write({ ...entryState(), usr: null });

/**
 * Rewrites the address of the current entry. `state` replaces the state of the navigation. Adds the origin: a path that begins with two slashes
 * would name another host.
 */
export const rewriteAddress = (path: string, state?: unknown) =>
  void write(state === undefined ? (window.history.state as EntryState) : { ...entryState(), usr: state }, window.location.origin + path);

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Whether a traversal to another entry is pending. */
let traversing = false;
const handleTraversal = () => {
  traversing = false;
  // The browser also shows a document when its first load has finished. As a navigation, that would cover the page for a moment.
  if (!validCache()) notify();
};

/** Calls `moved` on each navigation and traversal, as soon as the browser's history has changed. Returns an unsubscribe function. */
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

/** Navigates. Throws if the browser refuses to write its history. Navigating to the current address replaces the entry, as in a browser. */
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
  /** One traversal at a time, so that a double click does not go back twice. */
  go: (delta) => {
    if (traversing) return;
    traversing = true;
    window.history.go(delta);
  },
};

/** Shows another page in place of the current one. For callers outside React. False if the browser refuses to write its history. */
export function showInstead(path: string, state: object | null): boolean {
  const written = write({ ...entryState(), usr: state, key: `ended ${JSON.stringify(state)}` }, path);
  if (written) readEntry('POP');
  notify();
  return written;
}
