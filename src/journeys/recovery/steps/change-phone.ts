import { changeNumber, type PhoneNumber } from '@/api/registration';
import { numberErrors } from '@/journeys/register/steps/register-phone';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { numberChangeBegun, securityCodeSent } from '@/state/events';

/** Sends a code to the new number. The delay of the change starts once the user enters the code. */
function change<Method extends PhoneNumber['method']>(method: Method, page: Path, next: Path) {
  /** If a change is already pending, the page shows when it takes effect. First matching row wins. */
  const errors: readonly ErrorRow<'NUMBER_REFUSED'>[] = [
    { status: 409, message: 'Pending phone number change', outcome: goTo(page, { state: { changePending: true } }) },
    ...numberErrors(method),
  ];
  return step(`change-${method}`, { errors }, async ({ [method]: number }: Record<Method, string>, { dispatch }) => {
    dispatch(securityCodeSent(await changeNumber({ method, number })));
    dispatch(numberChangeBegun(method));
    return goTo(next);
  });
}

export const changeMobile = change('mobile', paths.recovery.changeMobile, paths.enterMobileCode);
export const changeLandline = change('landline', paths.recovery.changeLandline, paths.enterLandlineCode);
