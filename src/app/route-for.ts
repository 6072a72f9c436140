import { canonicalPath } from '@/canonical-path';
import { routes } from './routes';

/** The row that an address belongs to, in whichever spelling; that of unknown ones when it belongs to no other. */
export function routeFor(pathname: string) {
  const canonical = canonicalPath(pathname);
  return routes.find(({ path }) => path === canonical || path === '*');
}
