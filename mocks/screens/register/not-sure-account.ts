import { screenInAnyBrowser } from '../shared';
import { notAllowed, onArrival } from './shared';

const notSure = {
  heading: 'Check if you have an account',
  shows: [
    "You may have an account if you use the NHS App, or your GP surgery's website with NHS login.",
    "Enter your email address and we'll tell you if it has an account. Try each address you use.",
  ],
} as const;

export default screenInAnyBrowser({
  all: notSure,
  usual: { ...onArrival, shows: [...notSure.shows, 'Create an account'] },
  'not-allowed': { label: notAllowed.label, progress: 'arrival', oidc: notAllowed.oidc },
});
