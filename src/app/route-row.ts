import type { LazyPage } from '@/delivery/lazy-page';
import type { Path } from '@/paths';
import type { Guard } from './guards';

/** One line of the map, without its address. */
export interface Row {
  /** In their order; without any, everybody may read the page. */
  guards: readonly Guard[];
  page: LazyPage;
  /** Whether header and footer are left out. */
  hidesFrame?: () => boolean;
}

/** One line of the map. */
export interface RouteRow extends Row {
  path: Path | '*';
}
