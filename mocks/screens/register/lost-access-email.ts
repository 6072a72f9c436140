import { screenInAnyBrowser } from '../shared';
import { notAllowed, onArrival } from './shared';

const lost = {
  heading: 'If you cannot use your email address',
  shows: [
    'If you cannot read the emails we send to your account, you need a new one. To get back in:',
    'When we tell you that you already have an account, choose to continue with your new account.',
  ],
} as const;

export default screenInAnyBrowser({
  all: lost,
  usual: { ...onArrival, shows: [...lost.shows, 'Create a new account'] },
  'not-allowed': {
    heading: lost.heading,
    label: notAllowed.label,
    shows: [
      'The website or app you came from does not let you create a new account.',
      'If you cannot read the emails we send to your account, contact us (opens in a new tab).',
      'Log in with another email address',
      'Go to Example health service',
    ],
    progress: 'arrival',
    oidc: notAllowed.oidc,
  },
});
