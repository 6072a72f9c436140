import { authApiFailed, inOtherBrowser, medicalHelp, otherBrowser, screen } from '../shared';
import { homepage } from './shared';

export default screen({
  all: { heading: 'We cannot log you in', persona: 'not-found', progress: 'password', oidc: { allow_registration: 'false' } },
  usual: {
    label: 'the client does not allow registration',
    shows: [
      'You are not registered, or the email address you entered is wrong.',
      'Example health service does not let you create an account here.',
      'Try again',
      homepage,
      ...medicalHelp,
    ],
  },
  'client-not-known': {
    ...authApiFailed,
    label: 'the client does not allow registration, its name is not to be had',
    shows: ['The website or app you came from does not let you create an account here.', ...medicalHelp],
    answers: ['client-info.dead'],
  },
  'other-browser': { ...inOtherBrowser, oidc: undefined, shows: [otherBrowser] },
});
