import { ButtonLink } from '@/content/button-link';
import { Page } from '@/content/page';
import { paths } from '@/paths';

export default function NotRegistered() {
  return (
    <Page title="We cannot log you in">
      <p>You are not registered, or the email address you entered is wrong.</p>
      <ButtonLink to={paths.enterEmail}>Try again</ButtonLink>
    </Page>
  );
}
