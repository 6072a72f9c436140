import { fromEnterEmail } from '@/journeys/sign-in/steps/start-passkey';
import { PasskeyProblem } from './passkey-problem';

export default function PasskeyLoginFailed() {
  return <PasskeyProblem start={fromEnterEmail} />;
}
