import { MIN_AGE_YEARS } from '@/limits-and-durations';
import { BackToClient } from '@/content/back-to-client';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { paths } from '@/paths';
import { withCurrentMarks } from './questions';

export default function YouNeedToBeOver11() {
  const query = useQuery();
  return (
    <Page title={`Sorry, to use NHS login you need to be over ${MIN_AGE_YEARS} years old`}>
      <p>
        You can use it from your {MIN_AGE_YEARS}th birthday. If you help a child under {MIN_AGE_YEARS}, ask their GP surgery about access
        for parents.
      </p>
      <p>
        If you entered the wrong date,{' '}
        <Link to={withCurrentMarks(paths.proofing.enterDob, query)}>go back and enter your date of birth</Link>.
      </p>
      <BackToClient />
    </Page>
  );
}
