/** An entry of the browser's history as the router writes it. No other module reads this private shape. */
interface Entry {
  key?: string;
  usr?: unknown;
  idx?: number;
}

const entry = () => (window.history.state ?? {}) as Entry;

/** A navigation by its path and its key, for which the router has a word of its own on the first page. */
export const navigationOf = (pathname: string, key = 'default') => `${pathname} ${key}`;

/** The navigation of this moment: the router writes its key into the history at once, before the next page is shown. */
export const thisNavigation = () => navigationOf(window.location.pathname, entry().key);

/** How many entries of the app come before this one. */
export const placeInHistory = () => entry().idx ?? 0;

/** Whether Back stays within the app. */
export const hasEarlierEntry = () => placeInHistory() > 0;

/** Writes this entry. False where the browser refuses that: Safari throws after 100 writes in 30 seconds. */
function write(state: unknown, address?: string): boolean {
  try {
    window.history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}

/** Takes the state of the navigation out of the entry: after a reload, or on the way back, it is no news. */
export const forgetNavigationState = () => void write({ ...entry(), usr: null });

/** Rewrites the address of this entry; `state` takes the place of the navigation's own. */
export const rewriteAddress = (address: string, state?: unknown) =>
  void write(state === undefined ? window.history.state : { ...entry(), usr: state }, address);

/**
 * Shows another page in place of this one, from outside React. The router reads the address again on `popstate`. False where the browser
 * refuses the address.
 */
export function showInstead(path: string, state: object | null): boolean {
  const written = write({ ...entry(), usr: state, key: `ended ${JSON.stringify(state)}` }, path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  return written;
}

/**
 * Calls `moved` at each navigation and at Back, as soon as the history has it: the next page may still have to be fetched then. The router
 * announces neither, so that its writes to the history are watched. Returns the function that stops it.
 */
export function followNavigation(moved: () => void): () => void {
  const { history } = window;
  const { pushState, replaceState } = history;
  let at = thisNavigation();
  const compare = () => {
    if (thisNavigation() === at) return;
    at = thisNavigation();
    moved();
  };
  const watched =
    (original: typeof pushState): typeof pushState =>
    (...given) => {
      original.apply(history, given);
      compare();
    };
  const writeBy = (methods: Pick<History, 'pushState' | 'replaceState'>) => {
    try {
      Object.assign(history, methods);
    } catch {
      // An extension has locked them: only Back is noticed.
    }
  };
  writeBy({ pushState: watched(pushState), replaceState: watched(replaceState) });
  window.addEventListener('popstate', compare);
  return () => {
    writeBy({ pushState, replaceState });
    window.removeEventListener('popstate', compare);
  };
}
