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

/** The navigations of this document's entries, by their place. Not in the store, because the history changes before a page renders. */
const visited = new Map<number, string>();

/** The navigation of an earlier entry, 1 for the previous one. Undefined for an entry of another document. */
export const navigationBefore = (back: number): string | undefined => visited.get(place() - back);

/** The path of the previous entry. Undefined after a reload. */
export const previousPath = (): string | undefined => navigationBefore(1)?.split(' ')[0];

/** Reads the current entry. `action`: the navigation that reached it. */
export function currentEntry(action: HistoryEntry['action'] = 'POP'): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryState();
  visited.set(place(), navigationOf(pathname, key));
  return { location: { pathname, search, hash, state: usr, key }, action };
}

/** Writes the current entry without a navigation. False if the browser throws: Safari does after 100 writes in 30 seconds. */
function write(state: EntryState, rewritten?: string): boolean {
  try {
    window.history.replaceState(state, '', rewritten);
    return true;
  } catch {
    return false;
  }
}

/** Removes the navigation's state from the entry, so that its message does not appear again after a reload or on Back. */
export const forgetNavigationState = () => void write({ ...entryState(), usr: null });

/** Rewrites the current entry's address, and its state if given. With the origin: a path with two slashes first would name another host. */
export const rewriteAddress = (path: string, state?: unknown) =>
  void write(state === undefined ? (window.history.state as EntryState) : { ...entryState(), usr: state }, window.location.origin + path);

/** The event of the window for the app's own navigations. The browser reports traversals only. */
const NAVIGATED = 'app-navigated';
const notify = (detail: HistoryEntry) => window.dispatchEvent(new CustomEvent(NAVIGATED, { detail }));

/** Calls `moved` on each navigation and traversal, as soon as the browser's history has changed. Returns an unsubscribe function. */
export function subscribe(moved: (entry: HistoryEntry) => void): () => void {
  if (!('idx' in entryState())) write({ ...entryState(), idx: 0 });
  let at = thisNavigation();
  const handle = ({ type, detail }: CustomEventInit<HistoryEntry> & { type: string }) => {
    // The browser also shows a document when its first load has finished. As a navigation, that would cover the page briefly.
    if (type === 'pageshow' && thisNavigation() === at) return;
    at = thisNavigation();
    moved(detail ?? currentEntry());
  };
  const types = ['popstate', 'pageshow', NAVIGATED];
  for (const type of types) window.addEventListener(type, handle);
  return () => types.forEach((type) => window.removeEventListener(type, handle));
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
const newKey = () => Math.random().toString(36).slice(2, 10);

/** Navigates. Throws if the browser refuses to write its history. Navigating to the current address replaces the entry, as in a browser. */
function navigate(to: To, state: unknown, replaces: boolean) {
  const href = createHref(to);
  const { pathname, search, hash } = window.location;
  const next: EntryState = { usr: state ?? null, key: newKey(), idx: place() };
  if (replaces || createPath(parsePath(href)) === pathname + search + hash) {
    window.history.replaceState(next, '', href);
    notify(currentEntry('REPLACE'));
  } else {
    window.history.pushState({ ...next, idx: place() + 1 }, '', href);
    notify(currentEntry('PUSH'));
  }
}

/** The history that the router navigates by. */
export const navigator: Navigator = {
  createHref,
  push: (to, state) => navigate(to, state, false),
  replace: (to, state) => navigate(to, state, true),
  go: (delta) => window.history.go(delta),
};

const INSTEAD = 'instead ';

/** Whether an entry is of `showInstead`, in this document or before a reload. */
export const isInstead = ({ location }: HistoryEntry) => location.key.startsWith(INSTEAD);

/** Shows another page in place of the current one. For callers outside React. False if the browser refuses to write its history. */
export function showInstead(path: string, state: object | null): boolean {
  const written = write({ ...entryState(), usr: state, key: `${INSTEAD}${JSON.stringify(state)}` }, path);
  if (written) notify(currentEntry());
  return written;
}
