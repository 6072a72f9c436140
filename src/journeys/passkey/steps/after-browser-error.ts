import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';

/** Cancelled, refused by the device, timed out, or given up for another request. The library names its errors as the browser does. */
const notUsed = new Set(['NotAllowedError', 'AbortError', 'TimeoutError']);

/** Contract, "Passkey outcomes": a passkey that was not used leads back; what the browser finds wrong with the request is an error. */
export const afterBrowserError = (error: unknown, failed: Outcome): Outcome =>
  error instanceof Error && notUsed.has(error.name) ? failed : goTo(paths.error);
