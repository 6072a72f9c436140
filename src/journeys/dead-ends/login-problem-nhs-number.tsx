import { RefusalPage } from '@/content/refusal-page';

export default function LoginProblemNhsNumber() {
  return (
    <RefusalPage
      title="There is a problem with your NHS number"
      reason="We cannot log you in because there is a problem with the NHS number for your NHS account."
      reference="CID2011"
    >
      Get help with your NHS number
    </RefusalPage>
  );
}
