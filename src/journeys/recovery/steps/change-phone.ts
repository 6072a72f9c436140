import { changeNumber, type PhoneNumber } from '@/api/registration';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { numberChangeBegun, securityCodeSent } from '@/state/events';
import { numberErrors } from './number-errors';

/** If a change is already pending, the page shows when it takes effect. First matching row wins. */
const changeErrors = (method: PhoneNumber['method'], page: Path): readonly ErrorRow<'NUMBER_REFUSED'>[] => [
  { status: 409, message: 'Pending phone number change', outcome: goTo(page, { state: { changePending: true } }) },
  ...numberErrors(method),
];
const changeMobileErrors = changeErrors('mobile', paths.recovery.changeMobile);
const changeLandlineErrors = changeErrors('landline', paths.recovery.changeLandline);

const change = <Method extends PhoneNumber['method'], Code extends string>(method: Method, errors: readonly ErrorRow<Code>[], next: Path) =>
  step(`change-${method}`, { errors }, async ({ [method]: number }: Record<Method, string>, { dispatch }) => {
    dispatch(securityCodeSent(await changeNumber({ method, number })));
    dispatch(numberChangeBegun(method));
    return goTo(next);
  });

/** Sends a code to the new number. The delay of the change starts once the user enters the code. */
export const changeMobile = change('mobile', changeMobileErrors, paths.enterMobileCode);
export const changeLandline = change('landline', changeLandlineErrors, paths.enterLandlineCode);
