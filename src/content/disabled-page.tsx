import { CID_CODE } from '@/constants';
import { Page } from '@/page/page';
import { useQuery } from '@/page/use-query';
import { ReferenceToQuote } from './reference';

const RECORDS_DO_NOT_MATCH = 'CID2014';
const DEFAULT_CODE = 'CID7031';

/** 'You cannot use your login': the reference comes from the address, where anyone can write, so only a CID code is shown. */
export function DisabledPage() {
  const query = useQuery();
  const given = query.get('errorCode') ?? '';
  const code = CID_CODE.test(given) ? given : DEFAULT_CODE;
  return (
    <Page title="You cannot use your login">
      {code === RECORDS_DO_NOT_MATCH ? (
        <p>The information you sent us does not match our records. We are looking into it and will send you updates by email.</p>
      ) : (
        <p>There is a problem. Your NHS login has been disabled.</p>
      )}
      <ReferenceToQuote code={code} />
    </Page>
  );
}
