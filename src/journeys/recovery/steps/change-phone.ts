import { changeNumber, type PhoneNumber } from '@/api/registration';
import type { ErrorRow } from '@/outcome/errors';
import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { numberChangeBegun, securityCodeSent } from '@/state/events';
import { numberErrors } from './number-errors';

/** For a pending change the page says how long it takes. First matching row wins. */
const changeErrors = (method: PhoneNumber['method'], page: Path): readonly ErrorRow<'NUMBER_REFUSED'>[] => [
  { status: 409, message: 'Pending phone number change', outcome: goTo(page, { state: { waits: true } }) },
  ...numberErrors(method),
];
export const changeMobileErrors = changeErrors('mobile', paths.recovery.changeMobile);
export const changeLandlineErrors = changeErrors('landline', paths.recovery.changeLandline);

const change = <Code extends string>(method: PhoneNumber['method'], errors: readonly ErrorRow<Code>[], next: Path) =>
  step(`change-${method}`, { errors, leads: [next] }, async (number: string, { dispatch }) => {
    dispatch(securityCodeSent(await changeNumber({ method, number })));
    dispatch(numberChangeBegun(method));
    return goTo(next);
  });
const byText = change('mobile', changeMobileErrors, paths.enterMobileCode);
const byCall = change('landline', changeLandlineErrors, paths.enterLandlineCode);

/** Sends a code to the new number. The change starts to wait once the code is entered. */
export const changeMobile = leadsTo([byText], ({ mobile }: { mobile: string }) => byText(mobile));
export const changeLandline = leadsTo([byCall], ({ landline }: { landline: string }) => byCall(landline));
