import type { Outcome } from '@/outcome/outcome';
import { turnTo } from '@/outcome/turn';
import { paths } from '@/paths';
import type { Thunk } from '@/state/store';
import type { MethodForm } from '../choose-authentication-method.form';
import { textSecurityCode } from '@/journeys/sign-in/steps/send-security-code';

const steps = { mobile: textSecurityCode, landline: turnTo(paths.getCallLandline) };

/** A text is sent at once; before a call the person is asked whether they are at home. */
export const chooseMethod = ({ choice }: MethodForm): Thunk<Promise<Outcome>> => steps[choice]();
