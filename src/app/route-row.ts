import type { LazyPage } from '@/delivery/lazy-page';
import type { Path } from '@/paths';
import type { Guard } from './guards';

/** One row of the map, without its address. */
export interface Row {
  /** In order of precedence. A row without guards is a public page. */
  guards: readonly Guard[];
  page: LazyPage;
  /** Whether header and footer are left out. */
  hidesLayout?: () => boolean;
}

/** One row of the map. */
export interface RouteRow extends Row {
  path: Path | '*';
}
