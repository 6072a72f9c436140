import { Link } from 'react-router-dom';
import { MIN_AGE_YEARS } from '@/constants';
import { BackToClient } from '@/content/back-to-client';
import { Page } from '@/content/page';
import { paths } from '@/paths';

export default function YouNeedToBeOver11() {
  return (
    <Page title={`Sorry, to use NHS login you need to be over ${MIN_AGE_YEARS} years old`}>
      <p>
        If you entered the wrong date, <Link to={paths.proofing.enterDob}>go back and enter your date of birth</Link>.
      </p>
      <BackToClient />
    </Page>
  );
}
