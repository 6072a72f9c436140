import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';

/** Errors that a retry cannot fix. The library uses the browser's error names. */
const wrong = new Set(['SecurityError', 'UnknownError']);

/** Spec 1, section 4, "Passkey login": an invalid request targets the error page. Any other failure targets the other methods to log in. */
export const afterBrowserError = (error: unknown, failed: Outcome): Outcome =>
  error instanceof Error && wrong.has(error.name) ? goTo(paths.error, { cause: 'exception' }) : failed;
