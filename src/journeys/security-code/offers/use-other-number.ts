import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

const { recovery, register } = paths;

/** The page to enter another number: immediately for a new account, with a day's delay for an existing one. */
export const useOtherNumber = () =>
  useAppSelector((state) => state.journey.accountCreated)
    ? { mobile: register.enterMobile, landline: register.enterMobile }
    : { mobile: recovery.changeMobile, landline: recovery.changeLandline };
