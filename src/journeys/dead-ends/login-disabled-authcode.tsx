import { DisabledPage } from './disabled-page';

export default function LoginDisabledAuthcode() {
  return <DisabledPage />;
}
