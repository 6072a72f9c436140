import { paths } from '@/paths';
import { PasskeyProblem } from './passkey-problem';
import { fromLogin } from './steps/passkey-start';

export default function PasskeyUserLoginFailed() {
  return <PasskeyProblem here={paths.passkeyUserLoginFailed} start={fromLogin} />;
}
