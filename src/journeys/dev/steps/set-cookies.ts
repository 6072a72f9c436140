import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { cookieNames } from '@/session/cookie-names';
import { writeCookie } from '@/session/cookies';
import { openSignIn, signIn } from '@/session/sign-in';
import type { CookiesForm } from '../set-cookie.form';

/** Writes the two cookies as the auth API would, and shows the page anew. */
export const setCookies: Step<CookiesForm> =
  ({ authorization, token }) =>
  () => {
    writeCookie(cookieNames.authorization, authorization);
    openSignIn();
    if (token) signIn(token);
    return Promise.resolve(goTo(paths.setCookie));
  };
