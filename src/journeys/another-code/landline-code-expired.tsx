import { CodeExpired } from './code-expired';

export default function LandlineCodeExpired() {
  return <CodeExpired method="landline" />;
}
