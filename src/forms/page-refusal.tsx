import { ErrorSummary } from './error-summary';

/** What a page says, wherever a step went out from, when the page stays and no field is wrong. */
const sentences: Readonly<Record<string, string>> = {
  NO_ANSWER: 'We could not reach the service. Check your internet connection and try again.',
  PASSKEY_NOT_USED: 'Your passkey was not used. Try again, or choose another way to log in.',
};

/** A refusal of the page as a whole, by its code. */
export const PageRefusal = ({ code }: { code: string }) => (
  <ErrorSummary>
    <p>{sentences[code]}</p>
  </ErrorSummary>
);
