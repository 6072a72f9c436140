import { config } from '@/config';
import { NewTabLink } from '@/page/new-tab-link';

export const YourRights = () => (
  <>
    <p>The law gives you rights over your personal information. You have the right to:</p>
    <ul>
      <li>be told how we use your information, as we do in this notice</li>
      <li>ask for a copy of it</li>
      <li>ask us to correct it when it is wrong</li>
      <li>ask us to delete it</li>
      <li>ask us to use less of it while we look into a problem</li>
      <li>object to how we use it</li>
      <li>ask a person to look again at a decision that a computer made</li>
      <li>change your mind about optional cookies</li>
    </ul>
    <p>
      Some of these rights have limits. For example, we cannot delete a record that the law says we must keep. We will always tell you why.
    </p>
    <p>
      To use a right, <NewTabLink href={config.helpCentreUrl}>contact us through the help centre</NewTabLink>. It is free. We reply within a
      month, and we may have to check who you are first.
    </p>
    <p>For information that a connected service holds about you, contact that service.</p>
  </>
);

export const Complaints = () => (
  <>
    <p>
      If you are unhappy with how we use your information, please <NewTabLink href={config.helpCentreUrl}>tell us first</NewTabLink>. Ask
      for your message to go to our data protection officer.
    </p>
    <p>You can also complain to a regulator at any time:</p>
    <ul>
      <li>
        in the UK, the <NewTabLink href="https://ico.org.uk/make-a-complaint/">Information Commissioner's Office (ICO)</NewTabLink>
      </li>
      <li>
        in the Isle of Man, the <NewTabLink href="https://www.inforights.im/">Isle of Man Information Commissioner</NewTabLink>
      </li>
    </ul>
  </>
);

export const PrivacyChanges = () => (
  <p>
    We change this notice when the service or the law changes. The version and date at the top of the page tell you which one you are
    reading. If a change makes a real difference to you, we tell you when you next log in.
  </p>
);
