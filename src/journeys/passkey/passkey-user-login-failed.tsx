import { fromLogin } from './steps/passkey-start';
import { PasskeyProblem } from './passkey-problem';

export default function PasskeyUserLoginFailed() {
  return <PasskeyProblem start={fromLogin} />;
}
