import { LockoutPage } from '@/content/lockout-page';
import { paths } from '@/paths';

export default function ResetAttemptsExceeded() {
  return (
    <LockoutPage
      reason="You have tried to reset your password too many times."
      wait="Please wait before you try again."
      lock="reset"
      again={paths.forgottenPassword}
    />
  );
}
