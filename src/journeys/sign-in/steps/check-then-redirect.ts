import { verifyWafToken } from '@/api/login';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { cookieNames, readCookie } from '@/session/cookies';

/**
 * The way back from a renewed session or the firewall's page: has the firewall's token verified, if there is one, and returns to
 * where the password is asked for. It was never stored, so the sign-in itself cannot be repeated.
 */
export const checkLogin = step('verify-waf-token', { errors: [] }, async (_none, { getState }) => {
  const token = readCookie(cookieNames.firewall);
  if (token) await verifyWafToken(token);
  return goTo(getState().profile.status ? paths.logInPassword : paths.login);
});
