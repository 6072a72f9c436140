/** The navigation of this moment, the next page's already while that is on its way: the router writes its key into the history's entry at once. */
export const thisNavigation = () => navigationOf(window.location.pathname, (window.history.state as { key?: string } | null)?.key);

/** A navigation by its path and its key, for which the router has a word of its own on the first page. */
export const navigationOf = (pathname: string, key = 'default') => `${pathname} ${key}`;
