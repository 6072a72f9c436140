import { NeedsSession } from '@/content/back-to-client';
import { ButtonLink } from '@/page/button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useAppSelector } from '@/state/hooks';

export default function NotSureAccount() {
  const mayRegister = useAppSelector(registrationAllowed);
  return (
    <Page title="Check if you have an account">
      <p>You may have an account if you use the NHS App, or your GP surgery's website with NHS login.</p>
      <p>Enter your email address and we'll tell you if it has an account. Try each address you use.</p>
      <NeedsSession>
        <ButtonLink to={paths.enterEmail}>Enter your email address</ButtonLink>
        {mayRegister && (
          <p>
            <Link to={paths.register.createAccountSteps}>Create an account</Link>
          </p>
        )}
      </NeedsSession>
    </Page>
  );
}
