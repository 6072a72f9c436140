import { SERVICE_NAME } from '@/limits-and-durations';
import { GetHelp } from '@/content/back-to-client';
import { exit } from '@/outcome/exit';
import { Button } from '@/page/button';
import { Page } from '@/page/page';

/** Shown in place of a page that needs a session if the browser blocks cookies. */
export default function CookiesNeeded() {
  return (
    <Page title="Turn on cookies to log in">
      <p>Your browser blocks cookies. {SERVICE_NAME} needs some of them to log you in safely.</p>
      <p>Turn on cookies in your browser's settings, then try again. Or go to the website or app you are trying to use and log in there.</p>
      <Button type="button" onClick={() => void exit.reload()}>
        Try again
      </Button>
      <GetHelp />
    </Page>
  );
}
