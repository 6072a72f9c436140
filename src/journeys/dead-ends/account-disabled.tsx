import { DisabledPage } from '@/content/disabled-page';

export default function AccountDisabled() {
  return <DisabledPage />;
}
