import { authApiFailed } from '../shared';

/** The page to which the guard or the call redirects without a known client. */
export const noClientInfo = {
  heading: 'We do not know which website or app you are trying to access',
  shows: ['Reference: CID1004'],
} as const;
export const unknownClient = {
  ...noClientInfo,
  ...authApiFailed,
  label: 'an unknown client: opens its own page',
  progress: 'identity-token',
  oidc: { client_id: 'no-such-service' },
} as const;

export const refused = { heading: 'You did not agree to share your login information', progress: 'identity-token' } as const;
export const goBack = 'Go back and agree to share my login information';
