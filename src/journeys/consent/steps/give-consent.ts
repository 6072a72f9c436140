import { giveConsent as callConsent } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { readText } from '@/session/read-value';
import type { Consent } from '../shared-information';

/** Sends the consent that the page has shown and retries the authorisation code, which then requires nothing more. */
export const giveConsent = step('consent', { errors: [] }, async ({ claims }: Consent, { getState }) => {
  const { oidc } = getState().client;
  await callConsent({ 'client-id': readText(oidc.client_id), 'consented-claims': claims, 'oidc-params': oidc });
  return goTo(paths.authcode);
});
