import { DisabledPage } from './disabled-page';

export default function AccountDisabled() {
  return <DisabledPage />;
}
