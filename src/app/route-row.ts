import type { Guard } from './guards';
import type { LazyPage } from './lazy-page';

/** One line of the map. */
export interface RouteRow {
  path: string;
  guards?: readonly Guard[];
  page: LazyPage;
  /** The page whose chunk is fetched while the person is busy with this one. */
  next?: LazyPage;
  /** The page that comes next for few: its chunk is fetched when the person begins to answer. */
  seldom?: LazyPage;
  /** Whether header and footer are left out. */
  hidesFrame?: () => boolean;
}
