import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';
import { PasskeyLink } from './passkey-link';

/** In the list of what else is possible for a person who cannot have a code. */
export const PasskeyFallback = () =>
  useAppSelector(passkeyPossible) ? (
    <li>
      <PasskeyLink />
    </li>
  ) : null;
