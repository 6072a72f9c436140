import { logError, ofRequest } from '@/session/log';
import { rowFor, unauthorised } from './error-match';
import { ApiError, call } from './http';

const endedSession = ['gone', 'ended', 'another', 'signedOut'];

/**
 * A call to the auth API. Logs its failures, except for a session that is no longer this document's. Throws ApiError (spec 2, section 8).
 */
export const callAuth: typeof call = (request) =>
  call(request).catch((error: unknown) => {
    const failure = error instanceof ApiError ? error : undefined;
    const sessionIsOver = failure && (endedSession.includes(failure.kind) || rowFor(failure, unauthorised));
    if (!sessionIsOver) logError(ofRequest('A call to the auth API has failed', failure?.requestId));
    throw error;
  });
