import { fromLogin } from '@/journeys/sign-in/steps/start-passkey';
import { PasskeyProblem } from './passkey-problem';

export default function PasskeyUserLoginFailed() {
  return <PasskeyProblem start={fromLogin} />;
}
