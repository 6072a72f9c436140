import { LogInAgain } from '@/content/log-in-again';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function CookieSettingsChanged() {
  return (
    <Page title="Your cookie settings have been saved">
      <p>We'll keep your choice for a year. You can change it at any time.</p>
      <LogInAgain to={paths.enterEmail}>Back to log in</LogInAgain>
      <p>
        <Link to={paths.cookieSettings}>Go to your cookie choices</Link>
      </p>
      <p>
        <Link to={paths.cookies}>Read our cookie policy</Link>
      </p>
    </Page>
  );
}
