import { routes } from '@/app/routes';

/** Fetches every page's chunk. React keeps a fallback for 300 ms once it has shown it: forty times that would be most of the suite. */
export const fetchPages = () => Promise.all(routes.map(async ({ page }) => page.fetchAhead()));
