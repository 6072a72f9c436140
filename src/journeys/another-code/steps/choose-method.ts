import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { type Step, stepTo } from '@/outcome/step-type';
import { paths } from '@/paths';

const steps = { mobile: textSecurityCode, landline: stepTo(paths.getCallLandline) };

/** Sends a text immediately. Before a call, a page asks whether the user is at home. */
export const chooseMethod: Step<{ choice: keyof typeof steps }> = ({ choice }) => steps[choice]();
