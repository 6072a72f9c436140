import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/paths';

/** Clients send users to the root. The query contains the client's request and stays in the address. */
export default function Root() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.enterEmail, search }} replace />;
}
