import { ApiError } from '@/api/api-error';
import { type Invalid, invalid, type PageCode } from '@/outcome/outcome';
import { accountId } from '@/session/identity-token';
import { logError } from '@/session/report';
import { compareWithCookies } from '@/session/sign-in';

/** The error if the identity token does not name the user's account, which the call needs. */
export const accountNotKnown: Invalid<PageCode> = invalid('', 'ACCOUNT_NOT_KNOWN');

/** The signed-in user's account. Undefined, with a log message, if the token names none. Throws ApiError if the sign-in has ended. */
export function ownAccount(): string | undefined {
  const now = compareWithCookies();
  if (now !== 'ours') throw new ApiError(now);
  const account = accountId() || undefined;
  if (!account) logError('The identity token names no account');
  return account;
}
