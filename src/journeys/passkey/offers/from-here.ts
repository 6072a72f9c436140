import { invalid } from '@/outcome/outcome';
import { paths } from '@/paths';
import type { PasskeyStart } from '../steps/passkey-start';

/** For a page with other links onwards. If the passkey is cancelled, times out or is rejected, the user stays on the page. */
export const fromHere: PasskeyStart = { failed: invalid('', 'PASSKEY_NOT_USED'), passwordRoute: paths.logInPassword };
