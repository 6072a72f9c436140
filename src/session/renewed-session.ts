import { fingerprint } from './fingerprint';
import { readEntry } from './storage-entry';

export const RENEWED_KEY = 'nhs-login-renewed';

/** Fingerprints of the ids that this browser's session has had, oldest first, as one text. */
export const chain = () => readEntry('local', RENEWED_KEY) ?? '';

/** Whether the server has replaced the first session id by the second one, in this tab or another. */
export const wasRenewed = (from: string, to: string) => chain().split(fingerprint(from))[1]?.includes(fingerprint(to)) === true;
