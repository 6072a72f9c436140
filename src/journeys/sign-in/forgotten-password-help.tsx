import '@/styles/details.scss';
import { Details } from 'nhsuk-react-components';
import { Link } from 'react-router-dom';
import { StepButton } from '@/content/step-button';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';
import { fromHere, startPasskey } from './steps/start-passkey';

const Reset = () => <Link to={paths.forgottenPassword}>Reset your password</Link>;

/** For a person without the password: a new one, or a passkey where that is possible. */
export function ForgottenPasswordHelp() {
  if (!useAppSelector(passkeyPossible)) {
    return (
      <p>
        <Reset />
      </p>
    );
  }
  return (
    <Details>
      <Details.Summary>I cannot remember my password</Details.Summary>
      <Details.Text>
        <ul className="nhsuk-list">
          <li>
            <StepButton step={startPasskey(fromHere)} plain>
              Log in with your passkey
            </StepButton>
          </li>
          <li>
            <Reset />
          </li>
        </ul>
      </Details.Text>
    </Details>
  );
}
