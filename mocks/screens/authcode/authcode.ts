import { spinner } from '../shared';
import type { Screen } from '../variant';

const loggedIn = { heading: 'Logging you in', progress: 'identity-token' } as const;

export default {
  ...spinner(loggedIn, 'authcode', 'Log in again'),
  'consent-needed': { ...loggedIn, label: 'consent is needed: opens its page', heading: 'Agree to share your login information' },
  'terms-changed': {
    ...loggedIn,
    label: 'new terms: opens their page',
    heading: 'NHS login terms of use update',
    persona: 'terms-and-consent',
  },
  p9: {
    ...loggedIn,
    label: 'the client asks for P9: opens the health record, then the proof of identity',
    heading: 'Help us find your NHS record',
    persona: 'uplift-p9',
  },
} as const satisfies Screen;
