import { ResetEmailSent } from '@/content/reset-email-sent';
import { useStateOnArrival } from '@/state/hooks';
import { AskForLink } from './ask-for-link';

/** Shown after a link was requested; the terms link here too (spec 2, section 2, "Password reset"). */
export default function ResetCheckEmail() {
  const asked = useStateOnArrival((state) => state.profile.email !== '');
  return asked ? <ResetEmailSent /> : <AskForLink />;
}
