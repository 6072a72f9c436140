import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';
import { PasskeyLink } from './passkey-link';

/** The link to a passkey in a list of alternatives for users who cannot receive a code. */
export const PasskeyFallback = () =>
  useAppSelector(passkeyPossible) ? (
    <li>
      <PasskeyLink />
    </li>
  ) : null;
