import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { leadsTo, stepTo } from '@/outcome/leads-to';
import { paths } from '@/paths';

const steps = { mobile: textSecurityCode, landline: stepTo(paths.getCallLandline) };

/** A text is sent at once; before a call the person is asked whether they are at home. */
export const chooseMethod = leadsTo<{ choice: keyof typeof steps }>(Object.values(steps), ({ choice }) => steps[choice]());
