import { Link } from 'react-router-dom';
import { SECURITY_CODE_MINUTES } from '@/constants';
import { Page } from '@/content/page';
import { WaysOn } from '@/forms/ways-on';
import { callLandline, textSecurityCode } from '@/journeys/sign-in/steps/send-security-code';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

export default function LandlineCodeExpired() {
  const phoneNumber = useAppSelector((state) => state.profile.phoneNumber);
  return (
    <Page title="This security code has expired">
      <p>It has been more than {SECURITY_CODE_MINUTES} minutes since we called you.</p>
      {phoneNumber ? (
        <WaysOn
          legend="What do you want to do?"
          ways={[
            { value: 'landline', label: 'Call my landline again with a new security code', step: callLandline },
            { value: 'text', label: 'Text me a new security code', step: textSecurityCode },
          ]}
        />
      ) : (
        <p>
          <Link to={paths.getCallLandline}>Call my landline again with a new security code</Link>
        </p>
      )}
    </Page>
  );
}
