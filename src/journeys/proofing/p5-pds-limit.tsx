import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { useMinutesToWait } from './minutes-to-wait';

export default function P5PdsLimit() {
  const known = useAppSelector((state) => state.proofing.knowNhsNumber);
  const wait = useMinutesToWait();
  return (
    <Page title="We are really busy at the moment">
      <p>
        Wait {wait}, then <Link to={known ? paths.proofing.knowNhsNumber : paths.proofing.enterName}>go back and try again</Link>. We've
        kept your answers.
      </p>
    </Page>
  );
}
