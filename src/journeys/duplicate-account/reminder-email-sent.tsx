import { StepButton } from '@/content/step-button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { sendAnotherReminder } from './steps/send-reminder';

export default function ReminderEmailSent() {
  return (
    <Page title="We have sent you an email reminder">
      <p>To log in with your existing account:</p>
      <ol className="nhsuk-list nhsuk-list--number">
        <li>Check your email for our reminder.</li>
        <li>Go back to log in.</li>
        <li>Enter the email address we sent the reminder to.</li>
      </ol>
      <p>If you cannot find it, check your spam or junk folder.</p>
      <p>
        <StepButton step={sendAnotherReminder} plain>
          Request a new reminder
        </StepButton>
      </p>
      <p>
        <Link to={paths.enterEmail}>Log in with your existing account</Link>
      </p>
    </Page>
  );
}
