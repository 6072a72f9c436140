import { ResetEmailSent } from '@/content/reset-email-sent';
import { useStateOnArrival } from '@/state/hooks';
import { AskForLink } from './ask-for-link';

/** After a link was asked for, and where the terms send people to reset a password (spec 2, section 2, "Password reset"). */
export default function ResetCheckEmail() {
  const asked = useStateOnArrival((state) => state.profile.email !== '');
  return asked ? <ResetEmailSent /> : <AskForLink />;
}
