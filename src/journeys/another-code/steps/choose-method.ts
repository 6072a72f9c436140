import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { leadsTo, stepTo } from '@/outcome/leads-to';
import { paths } from '@/paths';
import type { MethodForm } from '../choose-authentication-method.form';

const steps = { mobile: textSecurityCode, landline: stepTo(paths.getCallLandline) };

/** A text is sent at once; before a call the person is asked whether they are at home. */
export const chooseMethod = leadsTo<MethodForm>(Object.values(steps), ({ choice }) => steps[choice]());
