import { DisabledPage } from '@/content/disabled-page';

export default function LoginDisabledAuthcode() {
  return <DisabledPage />;
}
