import { RefusalPage } from '@/content/refusal-page';

export default function LoginDisabled() {
  return (
    <RefusalPage
      title="Your login has been disabled"
      reason="You cannot log in until we have fixed a problem with your NHS account."
      reference="CID2012"
    />
  );
}
