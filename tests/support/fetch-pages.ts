// Imports the chunks that follow the first page in advance, because compiling them here is slower than any network.
import '@/app/fetch-ahead';
import '@/session/analytics/script';
import '@/state/saver';
import '@/journeys/passkey/offers/passkey-or-reset';
import { routes } from '@/app/routes';

/** Loads every page's chunk. React shows a fallback for at least 300 ms; forty of them would be most of the suite's time. */
export const fetchPages = () => Promise.all(routes.map(async ({ page }) => page.fetchAhead()));
