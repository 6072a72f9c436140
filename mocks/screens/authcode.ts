import { screen, spinner } from './shared';

export default {
  '/authcode': screen({
    all: { heading: 'Logging you in', progress: 'identity-token' },
    ...spinner('authcode', 'Log in again'),
    'consent-needed': { label: 'consent is needed: opens its page', heading: 'Agree to share your login information' },
    'terms-changed': { label: 'new terms: opens their page', heading: 'NHS login terms of use update', persona: 'terms-and-consent' },
    p9: {
      label: 'the client asks for P9: opens the health record, then the proof of identity',
      heading: 'Help us find your NHS record',
      persona: 'uplift-p9',
    },
  }),
};
