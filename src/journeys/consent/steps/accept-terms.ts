import { acceptTerms as callTermsUpdate } from '@/api/account';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

export const acceptTerms = step('terms-update', { errors: [] }, async () => {
  await callTermsUpdate();
  return goTo(paths.authcode);
});
