import { LogInAgain } from '@/content/back-to-client';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function LinkNotWorking() {
  return (
    <Page title="This link does not work">
      <p>This may be because:</p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        <li>you mistyped the link, or did not copy all of it</li>
        <li>you opened the page without the link</li>
        <li>there was a technical error</li>
      </ul>
      <p>Select the link in our email, or copy all of it. You can also ask for a new one.</p>
      <LogInAgain to={paths.forgottenPassword}>Get a new link</LogInAgain>
    </Page>
  );
}
