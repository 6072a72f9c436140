import { ErrorSummary } from './error-summary';

/** What a page says, wherever a call went out from, when nothing usable came back (contract, "Session handling"). */
export const NoAnswer = () => (
  <ErrorSummary>
    <p>We could not reach the service. Check your internet connection and try again.</p>
  </ErrorSummary>
);
