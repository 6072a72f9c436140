import { useClientName } from '@/content/client-name';
import { Details } from '@/content/details';
import { Verbatim } from '@/content/verbatim';
import { ButtonLink } from '@/page/button';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function P5AlreadyCompleted() {
  const name = useClientName();
  return (
    <Page title="We have already matched you to your NHS record">
      <p>You only need to do this once.</p>
      <Details summary="Do you want to match another person to their NHS record?">
        <p>
          Log out of {name ? <Verbatim>{name}</Verbatim> : 'the website or app you came from'}, then set up a new NHS login with their
          details.
        </p>
      </Details>
      <ButtonLink to={paths.authcode}>Continue</ButtonLink>
    </Page>
  );
}
