import { paths } from '@/paths';
import { PasskeyProblem } from './passkey-problem';
import { fromEnterEmail } from './steps/passkey-start';

export default function PasskeyLoginFailed() {
  return <PasskeyProblem here={paths.passkeyLoginFailed} start={fromEnterEmail} />;
}
