import { fetchClient } from '@/content/fetch-client';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { logError } from '@/session/report';
import { consentFor, mayBeAsked } from '../shared-information';

/** Spec 1, section 4, "After authcode": the error of an unknown client. */
export const clientInfoErrors: readonly ErrorRow[] = [{ status: 404, outcome: goTo(paths.noClientInfo) }];

/** Loads the client. On failure goes to the error page, because users must not agree to a list that failed to load. */
export const loadClient = step('client-info', { errors: clientInfoErrors }, async (_none, { dispatch }) => {
  const client = await dispatch(fetchClient());
  if (consentFor(client)) return goTo(paths.nhsLoginConsent);
  logError(
    mayBeAsked(client)
      ? 'The answer to client-info has claims, but its approved_scopes describe nothing to share'
      : 'The answer to client-info lacks client_display_name, approved_scopes or claims, which consent needs',
  );
  return goTo(paths.error);
});
