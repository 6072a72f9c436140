import { CodeExpired } from './mobile-code-expired';

export default function LandlineCodeExpired() {
  return <CodeExpired method="landline" />;
}
