import './success.scss';
import { LogInAgain } from '@/content/back-to-client';
import { Page } from '@/page/page';
import { paths } from '@/paths';

const title = 'You have reset your password for NHS login';

export default function ResetSuccess() {
  return (
    <Page
      title={title}
      heading={
        <span className="nhsuk-panel app-panel">
          <span className="nhsuk-panel__title">{title}</span>
        </span>
      }
    >
      <p>You can now log in with your new password.</p>
      <LogInAgain to={paths.enterEmail}>Continue to log in</LogInAgain>
    </Page>
  );
}
