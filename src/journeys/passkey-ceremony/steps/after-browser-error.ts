import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';

/** Of a request that no further try will mend. The library names its errors as the browser does. */
const wrong = new Set(['SecurityError', 'UnknownError']);

/** Spec 1, section 4, "Passkey login": a request that the browser finds wrong is an error; whatever else goes wrong leads back, to other ways to log in. */
export const afterBrowserError = (error: unknown, failed: Outcome): Outcome =>
  error instanceof Error && wrong.has(error.name) ? goTo(paths.error, { cause: 'exception' }) : failed;
