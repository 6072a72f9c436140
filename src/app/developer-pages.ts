import { paths } from '@/paths';
import { lazyPage as page } from './lazy-page';
import type { RouteRow } from './route-row';

/** Only where `vite.config.ts` says so: elsewhere neither the row nor the page's code is built. */
export const developerPages: RouteRow[] = DEVELOPER_PAGES
  ? [{ path: paths.setCookie, page: page(() => import('@/journeys/dev/set-cookie')) }]
  : [];
