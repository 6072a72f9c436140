import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { cookieNames } from '@/session/cookie-names';
import { writeCookie } from '@/session/cookies';
import { openSignIn, signIn } from '@/session/sign-in';

/** Writes the two cookies as the auth API would, and mounts the page again. */
export const setCookies: Step<{ authorization: string; token: string }> =
  ({ authorization, token }) =>
  () => {
    writeCookie(cookieNames.authorization, authorization);
    openSignIn();
    if (token) signIn(token);
    return Promise.resolve(goTo(paths.setCookie));
  };
