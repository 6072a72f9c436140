import { helpCode, screen, withoutSession } from '../shared';
import { clientOnArrival, help, homepage, wentWrong } from './shared';

const invalid = 'Go to the website or app you are trying to use and log in.';

export default screen({
  all: clientOnArrival,
  usual: { ...withoutSession, ...wentWrong, label: 'the session is deleted', shows: [invalid, help, helpCode] },
  'client-known': { ...wentWrong, label: 'the client is known', shows: [invalid, homepage, help] },
  'came-back': {
    label: 'Back, after the hand-over to the client',
    heading: 'You are logged in',
    shows: [homepage, help],
    state: { signOutReason: 'cameBack' },
  },
  'came-back-after-refusal': {
    label: 'Back, after the client received the refusal of consent',
    heading: 'You are not logged in',
    shows: ['You did not agree, so we have not logged you in. To try again, go to Example health service and log in.', homepage, help],
    state: { signOutReason: 'cameBackRefused' },
  },
  'carried-on-elsewhere': {
    heading: 'You carried on in another tab',
    label: 'another tab has continued: handed over, with the code, or with another email address',
    shows: ['You can close this tab.', homepage, help],
    state: { signOutReason: 'carriedOn' },
  },
  'another-login-elsewhere': {
    heading: 'You started another login in a different tab',
    label: 'another login was started in another tab',
    shows: ['Carry on there. You can close this tab.', homepage, help],
    state: { signOutReason: 'replaced' },
  },
});
