import { type Path, paths } from '@/paths';
import { useStateOnArrival } from '@/state/use-state-on-arrival';

/** The page that sends another code; without a number, which the server tells after the password, the page that asks for the password. */
export const useWayToCode = (): Path =>
  useStateOnArrival(({ profile: { phoneNumber, landlineNumber, email } }) => {
    if (phoneNumber && landlineNumber) return paths.chooseAuthenticationMethod;
    if (phoneNumber) return paths.enterMobileCode;
    if (landlineNumber) return paths.getCallLandline;
    return email ? paths.logInPassword : paths.login;
  });
