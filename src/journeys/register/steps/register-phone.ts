import { registerNumber } from '@/api/registration';
import { sendErrors } from '@/journeys/security-code/steps/send-security-code';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step, type Step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { numberRegistered } from '@/state/events';

/** The server may reject the number, which marks `field`, or fail to send a code to it (contract, "Login API"). */
export const numberErrors = (field: 'mobile' | 'international' | 'landline'): readonly ErrorRow<'NUMBER_REFUSED'>[] => [
  { status: 400, message: 'Invalid phone number', outcome: invalid(field, 'NUMBER_REFUSED') },
  ...sendErrors,
];

const register = (method: 'mobile' | 'landline', field: Parameters<typeof numberErrors>[0], next: Path) =>
  step(method, { errors: numberErrors(field), fallback: paths.register.error }, async (number: string, { dispatch }) => {
    dispatch(numberRegistered({ ...(await registerNumber({ method, number })), number }));
    return goTo(next);
  });

export const phoneSteps = {
  mobile: register('mobile', 'mobile', paths.enterMobileCode),
  international: register('mobile', 'international', paths.enterMobileCode),
  landline: register('landline', 'landline', paths.enterLandlineCode),
};

/** The phone of a new account. Its number has the format of ITU-T E.164. */
export interface Phone {
  kind: keyof typeof phoneSteps;
  number: string;
}

/** Registers the phone of a new account. This completes the account. The server sends a security code to it. */
export const registerPhone: Step<Phone, 'NUMBER_REFUSED'> = ({ kind, number }) => phoneSteps[kind](number);
