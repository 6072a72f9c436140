import type { ReactNode } from 'react';
import { config } from '@/config';
import type { PageCode } from '@/outcome/outcome';
import { ErrorSummary } from './error-summary';
import { LaterHelpCode } from './later-help-code';
import { NewTabLink } from './new-tab-link';

const sentences: Readonly<Record<PageCode, ReactNode>> = {
  NO_ANSWER: 'Sorry, that did not work. Try again. If it still does not work, check your internet connection.',
  NO_ANSWER_AGAIN: (
    <>
      Sorry, that still did not work. Nothing is lost on this page: leave it open, wait a few minutes and try again. If it does not work
      then, <NewTabLink href={config.helpCentreUrl}>get help</NewTabLink>.
    </>
  ),
  ACCOUNT_NOT_KNOWN: 'We do not know which account you used to log in. Go to the website or app you are trying to use and log in again.',
  PAGE_FAULT: 'There is a fault on this page. Try another browser or device.',
  PASSKEY_NOT_USED: 'Your passkey was not used. Try again, or choose another way to log in.',
};

/** An error of the whole page, by its code. With a help code if retrying did not help, or cannot help. */
export const PageRefusal = ({ code }: { code: PageCode }) => (
  <ErrorSummary
    below={
      (code === 'NO_ANSWER_AGAIN' && <LaterHelpCode cause="noAnswer" />) || (code === 'PAGE_FAULT' && <LaterHelpCode cause="exception" />)
    }
  >
    <p>{sentences[code]}</p>
  </ErrorSummary>
);
