import { giveConsent as callConsent } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { standing } from '@/session/sign-in';
import { logError } from '@/session/log';

/** 'I agree': back to the authorisation code, which now has nothing left to ask. */
export const giveConsent = step('consent', { errors: [], leads: [paths.authcode, paths.error] }, async (_none, { getState }) => {
  const { client, oidc } = getState().client;
  // Without a session the call itself says so.
  if (!client?.claims && standing() === 'ours') {
    logError('No claims to consent to are known');
    return goTo(paths.error);
  }
  await callConsent({ 'client-id': String(oidc.client_id ?? ''), 'consented-claims': client?.claims ?? [], 'oidc-params': oidc });
  return goTo(paths.authcode);
});
