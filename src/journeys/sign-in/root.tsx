import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/paths';

/** Clients send people to the root; what they ask for stays in the query. */
export default function Root() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.enterEmail, search }} replace />;
}
