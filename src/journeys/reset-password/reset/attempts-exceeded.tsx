import { BackToClient } from '@/content/back-to-client';
import { Page } from '@/page/page';

export default function ResetAttemptsExceeded() {
  return (
    <Page title="You cannot continue">
      <p>You have tried to reset your password too many times. Please wait before you try again.</p>
      <BackToClient />
    </Page>
  );
}
