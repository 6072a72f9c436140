import { ResetEmailSent } from '@/content/reset-email-sent';

export default function ResetCheckEmail() {
  return <ResetEmailSent />;
}
