// Chunks fetched after the first page are imported at once: compiling them here is slower than any network.
import '@/app/fetch-ahead';
import '@/session/analytics/script';
import '@/state/saver';
import '@/journeys/passkey/offers/passkey-or-reset';
import { routes } from '@/app/routes';

/** Fetches every page's chunk. React keeps a fallback for 300 ms once it has shown it: forty times that would be most of the suite. */
export const fetchPages = () => Promise.all(routes.map(async ({ page }) => page.fetchAhead()));
