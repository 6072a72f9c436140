import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';
import { enterEmail } from '@/state/enter-email';

/** To where a link is asked for, with the address that the old one was sent to. */
export const getNewLink = (email: string) =>
  leadsTo([paths.forgottenPassword], () => (dispatch) => {
    if (email) dispatch(enterEmail(email));
    return Promise.resolve(goTo(paths.forgottenPassword));
  });
