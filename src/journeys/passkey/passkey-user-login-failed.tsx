import { paths } from '@/paths';
import { PasskeyProblem } from './passkey-login-failed';
import { fromLogin } from './steps/passkey-pages';

export default function PasskeyUserLoginFailed() {
  return <PasskeyProblem from={fromLogin} here={paths.passkeyUserLoginFailed} />;
}
