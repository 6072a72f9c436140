import { confirmChangePassword } from '@/api/registration';
import type { NewPasswordForm } from '@/forms/new-password';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { hasExpired } from '@/session/emailed-link';
import { logInfo } from '@/session/report';
import type { ResetLink } from '../reset-link';

const { reset } = paths;

/** Spec 2, section 8, "Password reset failures". First matching row wins. If the link is not old, an 'Expired code' was used. */
const resetErrors = (expired: Path): readonly ErrorRow<'PASSWORD_FORMAT'>[] => [
  { message: 'User not found', outcome: goTo(reset.linkNotWorking) },
  { message: 'Mismatched code', outcome: goTo(reset.linkNotWorking) },
  { message: 'Reset attempts exceeded', outcome: goTo(reset.attemptsExceeded) },
  { message: 'Expired code', outcome: goTo(expired) },
  { status: 400, message: 'Invalid password', outcome: invalid('password', 'PASSWORD_FORMAT') },
];

export const resetPassword = (link: ResetLink) =>
  step(
    'confirm-change-password',
    {
      // Evaluated after the refusal, whose Date header corrects a wrong device clock.
      get errors() {
        return resetErrors(hasExpired(link) ? reset.linkExpired : reset.linkUsed);
      },
    },
    async ({ password }: NewPasswordForm) => {
      await confirmChangePassword({ username: link.username, code: link.code, new_password: password });
      logInfo('Password has been reset');
      return goTo(reset.success, { replace: true });
    },
  );
