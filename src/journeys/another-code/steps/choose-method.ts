import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { stepTo } from '@/outcome/step-to';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';

const steps = { mobile: textSecurityCode, landline: stepTo(paths.getCallLandline) };

/** A text is sent at once; before a call the person is asked whether they are at home. */
export const chooseMethod: Step<{ choice: keyof typeof steps }> = ({ choice }) => steps[choice]();
