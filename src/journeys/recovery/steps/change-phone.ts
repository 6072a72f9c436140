import { changeNumber, type PhoneNumber } from '@/api/registration';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { securityCodeSent } from '@/state/events';
import { numberErrors } from './number-errors';

/** A change that is under way already: the page says how long that takes. First matching row wins. */
const changeErrors = (method: PhoneNumber['method'], page: string): readonly ErrorRow[] => [
  { status: 409, message: 'Pending phone number change', outcome: goTo(page, { state: { waits: true } }) },
  ...numberErrors(method),
];
export const changeMobileErrors = changeErrors('mobile', paths.recovery.changeMobile);
export const changeLandlineErrors = changeErrors('landline', paths.recovery.changeLandline);

/** A code goes to the new number; when that has been entered, the change begins to wait. */
export const changeMobile = step<{ mobile: string }>('change-mobile', { errors: changeMobileErrors }, async ({ mobile }, { dispatch }) => {
  dispatch(securityCodeSent(await changeNumber({ method: 'mobile', number: mobile })));
  return goTo(paths.enterMobileCode);
});

export const changeLandline = step<{ landline: string }>(
  'change-landline',
  { errors: changeLandlineErrors },
  async ({ landline }, { dispatch }) => {
    dispatch(securityCodeSent(await changeNumber({ method: 'landline', number: landline })));
    return goTo(paths.enterLandlineCode);
  },
);
