import { registerNumber } from '@/api/registration';
import { numberErrors } from '@/journeys/recovery/steps/number-errors';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Step } from '@/outcome/step-type';
import { type Path, paths } from '@/paths';
import { numberRegistered } from '@/state/events';

const register = <Code extends string>(method: 'mobile' | 'landline', errors: readonly ErrorRow<Code>[], next: Path) =>
  step(method, { errors, fallback: paths.register.error }, async (number: string, { dispatch }) => {
    dispatch(numberRegistered({ ...(await registerNumber({ method, number })), number }));
    return goTo(next);
  });

export const phoneSteps = {
  mobile: register('mobile', numberErrors('mobile'), paths.enterMobileCode),
  international: register('mobile', numberErrors('international'), paths.enterMobileCode),
  landline: register('landline', numberErrors('landline'), paths.enterLandlineCode),
};

/** The phone of a new account. Its number has the format of ITU-T E.164. */
export interface Phone {
  kind: keyof typeof phoneSteps;
  number: string;
}

/** Registers the phone of a new account. This completes the account. The server sends a security code to it. */
export const registerPhone: Step<Phone, 'NUMBER_REFUSED'> = ({ kind, number }) => phoneSteps[kind](number);
