import { acceptTerms as callTermsUpdate } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

/** 'Agree and continue' (spec 2, section 4, "Terms update and authcode"): back to the authorisation code, which may still want consent. */
export const acceptTerms = step('terms-update', { errors: [], leads: [paths.authcode] }, async () => {
  await callTermsUpdate();
  return goTo(paths.authcode);
});
