import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/page/page';
import { paths } from '@/paths';

/** For the holder of a link who was sent to the firewall's page and is back: the link is kept nowhere, and has not been used. */
export const OpenLinkAgain = () => (
  <Page title="Open your link again">
    <p>We checked your browser. Your password has not been changed yet.</p>
    <p>For your security, open the link in your email again.</p>
    <p>If you cannot find the email, you can ask for a new one.</p>
    <LogInAgain to={paths.forgottenPassword}>Get a new link</LogInAgain>
  </Page>
);
