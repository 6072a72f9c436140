import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

const { recovery, register } = paths;

/** Where another number is entered: at once while the account is being created, with a day's wait once it exists. */
export const useOtherNumber = () =>
  useAppSelector((state) => state.journey.accountCreated)
    ? { mobile: register.enterMobile, landline: register.enterMobile }
    : { mobile: recovery.changeMobile, landline: recovery.changeLandline };
