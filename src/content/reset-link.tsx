import { Link } from 'react-router-dom';
import { paths } from '@/paths';

export const ResetLink = () => <Link to={paths.forgottenPassword}>Reset your password</Link>;
