import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/page/page';
import { paths } from '@/paths';

/**
 * Shown after a reload, or after the firewall's page (`checked`). The link is stored nowhere, so the user must open it again. It is still
 * unused.
 */
export const OpenLinkAgain = ({ checked = false }: { checked?: boolean }) => (
  <Page title="Open your link again">
    {checked && <p>We had to check that you are not a robot. We have not changed your password yet.</p>}
    <p>For your security, open the link in your email again.</p>
    <p>If you cannot find the email, you can ask for a new one.</p>
    <LogInAgain to={paths.forgottenPassword}>Get a new link</LogInAgain>
  </Page>
);
