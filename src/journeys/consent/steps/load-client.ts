import { fetchClient } from '@/content/fetch-client';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { logError } from '@/session/log';
import { mayBeAsked } from '../asked';

/** Spec 1, section 4, "After authcode": an unknown client has a page of its own. */
export const clientInfoErrors: readonly ErrorRow[] = [{ status: 404, outcome: goTo(paths.noClientInfo) }];

/** Loads the client's name, scopes and claims. Without them it goes to the error page: nobody agrees to a list that did not come. */
export const loadClient = step('client-info', { errors: clientInfoErrors }, async (_none, { dispatch }) => {
  if (mayBeAsked(await dispatch(fetchClient()))) return goTo(paths.nhsLoginConsent);
  logError('The auth API has not said enough of the client to ask for consent');
  return goTo(paths.error);
});
