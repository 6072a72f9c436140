import { goTo, invalid } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { writeCookie } from '@/session/cookies';
import { cookieNames } from '@/session/read-cookie';
import { openSignIn, signIn } from '@/session/sign-in';

/** Writes the two cookies as the auth API would, and mounts the page again. */
export const setCookies: Step<{ authorization: string; token: string }, 'AUTHORIZATION_NOT_STORED'> =
  ({ authorization, token }) =>
  async () => {
    if (!writeCookie(cookieNames.authorization, authorization)) return invalid('authorization', 'AUTHORIZATION_NOT_STORED');
    openSignIn();
    if (token) signIn(token);
    return goTo(paths.setCookie);
  };
