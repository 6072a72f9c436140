import { type Path, paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';

/** Where a person can ask for another code; without a number, which the server tells after the password, where that is asked for. */
export const useWayToCode = (): Path =>
  useStateOnArrival(({ profile: { phoneNumber, landlineNumber, email } }) => {
    if (phoneNumber && landlineNumber) return paths.chooseAuthenticationMethod;
    if (phoneNumber) return paths.enterMobileCode;
    if (landlineNumber) return paths.getCallLandline;
    return email ? paths.logInPassword : paths.login;
  });
