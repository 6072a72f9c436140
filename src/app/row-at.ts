import { matchPath } from 'react-router-dom';
import { routes } from './routes';

/** The row that an address belongs to. */
export const rowAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));
