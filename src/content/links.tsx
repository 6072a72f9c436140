import { Link } from '@/page/link';
import { paths } from '@/paths';

export const ResetLink = () => <Link to={paths.forgottenPassword}>Reset your password</Link>;
