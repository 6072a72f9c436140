import { authApiFailed, inOtherBrowser, medicalHelp, otherBrowser, screen } from '../shared';
import { homepage } from './shared';

export default screen({
  usual: {
    label: 'the client does not allow registration',
    heading: 'We cannot log you in',
    says: [
      'You are not registered, or the email address you entered is wrong.',
      'Example health service does not let you create an account here.',
      'Try again',
      homepage,
      ...medicalHelp,
    ],
    persona: 'not-found',
    progress: 'password',
    oidc: { allow_registration: 'false' },
  },
  'client-not-known': {
    ...authApiFailed,
    label: 'the client does not allow registration, its name is not to be had',
    heading: 'We cannot log you in',
    says: ['The website or app you came from does not let you create an account here.', ...medicalHelp],
    persona: 'not-found',
    progress: 'password',
    oidc: { allow_registration: 'false' },
    answers: ['client-info.dead'],
  },
  'other-browser': { ...inOtherBrowser, heading: 'We cannot log you in', says: [otherBrowser] },
});
