import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';
import { cookieNames } from '@/session/cookie-names';
import { writeCookie } from '@/session/cookies';
import { openSignIn, signIn } from '@/session/sign-in';

/** Writes the two cookies as the auth API would, and shows the page anew. */
export const setCookies = leadsTo<{ authorization: string; token: string }>([paths.setCookie], ({ authorization, token }) => () => {
  writeCookie(cookieNames.authorization, authorization);
  openSignIn();
  if (token) signIn(token);
  return Promise.resolve(goTo(paths.setCookie));
});
