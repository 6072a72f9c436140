import { CID_CODE } from '@/api/api-error';
import { RefusalPage } from '@/content/refusal-page';
import { useQuery } from '@/page/page-view';

const RECORDS_DO_NOT_MATCH = 'CID2014';
const DEFAULT_CODE = 'CID7031';

/** A refused login, with a CID code of the address, where anyone can write. One code has its own text (spec 1, section 2). */
export function RefusedLogin({ title, reason }: { title: string; reason: string }) {
  const given = useQuery().get('errorCode') ?? '';
  const code = CID_CODE.test(given) ? given : DEFAULT_CODE;
  const refused =
    code === RECORDS_DO_NOT_MATCH
      ? 'The information you sent us does not match our records. We are looking into it and will send you updates by email.'
      : reason;
  return <RefusalPage title={title} reason={refused} reference={code} />;
}

export default function AccountDisabled() {
  return <RefusedLogin title="You cannot use your login" reason="There is a problem. Your NHS login has been disabled." />;
}
