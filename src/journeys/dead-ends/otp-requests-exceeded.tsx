import { CodeLockout } from './otp-attempts-exceeded';

export default function OtpRequestsExceeded() {
  return <CodeLockout reason="You have asked for a security code too many times." lock="codeRequests" />;
}
