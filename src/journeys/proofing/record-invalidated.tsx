import { RefusalPage } from '@/content/refusal-page';

export default function RecordInvalidated() {
  return (
    <RefusalPage
      title="There is a problem with your NHS record"
      reason="We cannot match you to your NHS record at the moment."
      reference="CID2011"
    />
  );
}
