import { acceptTerms as callTermsUpdate } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

/** Accepts the terms and retries the authorisation code, which may still require consent (spec 2, section 4, "Terms update and authcode"). */
export const acceptTerms = step('terms-update', { errors: [] }, async () => {
  await callTermsUpdate();
  return goTo(paths.authcode);
});
