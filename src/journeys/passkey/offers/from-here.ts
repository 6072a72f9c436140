import { invalid } from '@/outcome/outcome';
import { paths } from '@/paths';
import type { PasskeyStart } from '../steps/passkey-start';

/** From a page with other ways on: a person whose passkey was cancelled, timed out or not accepted stays there. */
export const fromHere: PasskeyStart = { failed: invalid('', 'PASSKEY_NOT_USED'), passwordRoute: paths.logInPassword };
