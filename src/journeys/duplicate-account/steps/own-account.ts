import { ApiError } from '@/api/http';
import { type Invalid, invalid, type PageCode } from '@/outcome/outcome';
import { accountId } from '@/session/identity-token';
import { logError } from '@/session/log';
import { standing } from '@/session/sign-in';

/** What was asked for is about the person's own account, which their identity token does not name. */
export const accountNotKnown: Invalid<PageCode> = invalid('', 'ACCOUNT_NOT_KNOWN');

/**
 * The account of the signed-in person, for a call that must name it. Undefined, with a line in the log, if the identity token names none.
 * Throws ApiError once the sign-in is over: then the token is missing for another reason.
 */
export function ownAccount(): string | undefined {
  const now = standing();
  if (now !== 'ours') throw new ApiError(now);
  const account = accountId() || undefined;
  if (!account) logError('The identity token names no account');
  return account;
}
