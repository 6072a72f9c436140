import { type Path, paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';

/** The page that sends another code. Without a number, which the server sends after the password, the page that asks for the password. */
export const useCodePath = (): Path =>
  useStateOnArrival(({ profile: { phoneNumber, landlineNumber, email } }) => {
    if (phoneNumber && landlineNumber) return paths.chooseAuthenticationMethod;
    if (phoneNumber) return paths.enterMobileCode;
    if (landlineNumber) return paths.getCallLandline;
    return email ? paths.logInPassword : paths.login;
  });
