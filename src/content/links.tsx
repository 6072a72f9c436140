import { Link } from '@/page/link';
import { paths } from '@/paths';

export const ResetLink = () => <Link to={paths.forgottenPassword}>Reset your password</Link>;

/** Below the message that a link to a new password was sent. */
export const SendAnotherLink = () => (
  <p>
    <Link to={paths.forgottenPassword}>Send another link</Link>
  </p>
);
