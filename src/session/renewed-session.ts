import { fingerprint } from './fingerprint';
import { readEntry } from './storage-entry';

export const RENEWED_KEY = 'nhs-login-renewed';

/** Fingerprints of the ids that this browser's session has had, oldest first, as one string. */
export const chain = () => readEntry('local', RENEWED_KEY) ?? '';

/** Whether the server replaced the first session id by the second, in this tab or another. */
export const wasRenewed = (from: string, to: string) => chain().split(fingerprint(from))[1]?.includes(fingerprint(to)) === true;
