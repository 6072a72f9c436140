import { RefusedLogin } from './account-disabled';

export default function ErrorAccount() {
  return <RefusedLogin title="There is a problem with your account" reason="You cannot log in to your NHS account at the moment." />;
}
