import { fromEnterEmail } from './steps/passkey-start';
import { PasskeyProblem } from './passkey-problem';

export default function PasskeyLoginFailed() {
  return <PasskeyProblem start={fromEnterEmail} />;
}
