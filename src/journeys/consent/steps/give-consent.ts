import { giveConsent as callConsent } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { logError } from '@/session/log';
import { readText } from '@/session/read-value';
import { compareWithCookies } from '@/session/sign-in';

/** Sends the consent and retries the authorisation code, which then requires nothing more. */
export const giveConsent = step('consent', { errors: [] }, async (_none, { getState }) => {
  const { client, oidc } = getState().client;
  // If the session has ended, the call below reports that instead.
  const claims = client?.claims ?? null;
  if (claims === null && compareWithCookies() === 'ours') {
    logError('No claims to consent to are known');
    return goTo(paths.error);
  }
  await callConsent({ 'client-id': readText(oidc.client_id), 'consented-claims': claims, 'oidc-params': oidc });
  return goTo(paths.authcode);
});
