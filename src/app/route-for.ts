import { canonicalPath } from '@/canonical-path';
import { routes } from './routes';

/** The row for an address in any spelling. Unknown addresses get the row for unknown addresses. */
export function routeFor(pathname: string) {
  const canonical = canonicalPath(pathname);
  return routes.find(({ path }) => path === canonical || path === '*');
}
