import { giveConsent as callConsent } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

/** 'I agree': back to the authorisation code, which now has nothing left to ask. */
export const giveConsent = step('consent', { errors: [] }, async (_none, { getState }) => {
  const { client, oidc } = getState().client;
  await callConsent({ 'client-id': String(oidc.client_id ?? ''), 'consented-claims': client?.claims ?? [], 'oidc-params': oidc });
  return goTo(paths.authcode);
});
