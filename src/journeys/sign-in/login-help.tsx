import { config } from '@/config';
import { Card } from '@/content/card';
import { Link } from '@/page/link';
import { NewTabLink } from '@/page/new-tab-link';
import { paths } from '@/paths';

/** The help card of /login. Its target pages check whether the client allows a new account. */
export const LoginHelp = () => (
  <Card heading="Help with logging in">
    <ul className="nhsuk-list">
      <li>
        <Link to={paths.register.lostAccessEmail}>I have lost access to my email address</Link>
      </li>
      <li>
        <Link to={paths.register.notSureAccount}>I am not sure if I have an account</Link>
      </li>
      <li>
        <NewTabLink href={config.helpCentreUrl}>Go to the help centre</NewTabLink>
      </li>
    </ul>
  </Card>
);
