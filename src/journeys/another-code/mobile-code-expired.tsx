import { CodeExpired } from './code-expired';

export default function MobileCodeExpired() {
  return <CodeExpired method="mobile" />;
}
