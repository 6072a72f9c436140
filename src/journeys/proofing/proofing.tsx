import { Navigate } from 'react-router-dom';
import { paths } from '@/paths';

export default function ProofingRoot() {
  return <Navigate to={paths.proofing.findNhsRecord} replace />;
}
