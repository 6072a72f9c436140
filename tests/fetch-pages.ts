import { routes } from '@/app/routes';

/** What `React.lazy` returns, as React itself reads it: throws what is to be awaited until the page has come. */
interface Lazy {
  _init?: (payload: unknown) => unknown;
  _payload?: unknown;
}

async function fetchPage({ _init, _payload }: Lazy) {
  try {
    _init?.(_payload);
  } catch (coming) {
    await coming;
  }
}

/** Fetches every page's chunk. React keeps a fallback for 300 ms once it has shown it: forty times that would be most of the suite. */
export const fetchPages = () => Promise.all(routes.map(({ page }) => fetchPage(page.Component as Lazy)));
