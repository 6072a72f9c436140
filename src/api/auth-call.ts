import { logError } from '@/session/log';
import { rowFor, unauthorised } from './error-match';
import { ApiError, call } from './http';

const endedHere = ['gone', 'ended', 'another', 'signedOut'];

/** A call to the auth API. Its failures are logged, but for a session that is not this one any more, and leave as ApiError (spec 2, section 8). */
export const callAuth: typeof call = (request) =>
  call(request).catch((error: unknown) => {
    const sessionIsOver = error instanceof ApiError && (endedHere.includes(error.kind) || rowFor(error, unauthorised));
    if (!sessionIsOver) logError('A call to the auth API has failed');
    throw error;
  });
