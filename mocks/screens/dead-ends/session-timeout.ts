import { hour } from '../../backend/clock';
import { clientUnnamed, screen, withoutSession } from '../shared';
import { help, homepage } from './shared';

const sinceLogIn = 'It has been more than 1 hour since you logged in. We logged you out to keep your information safe.';
const toService = 'To carry on, go to Example health service and log in again.';
const toUnknown = 'To carry on, go to the website or app you are trying to use and log in again.';

export default screen({
  all: { heading: 'We have logged you out', progress: 'identity-token' },
  usual: { label: 'the client is known', shows: [sinceLogIn, toService, homepage, help] },
  'client-not-known': { ...clientUnnamed, shows: [sinceLogIn, toUnknown, help], answers: ['client-info.dead'] },
  'client-without-a-name': {
    label: 'the client has no name',
    shows: [sinceLogIn, toUnknown, 'Go back to the website or app you were using', help],
    answers: ['client-info.nameless'],
  },
  'not-logged-in': {
    label: 'it ended before the user had logged in',
    shows: ['It has been more than 1 hour since you started. We logged you out to keep your information safe.', toService, homepage, help],
    progress: 'arrival',
    later: hour,
  },
  lost: {
    label: 'unknown cause: the cookie was deleted within the hour',
    shows: [
      'We cannot find your login in this browser any more. It may have ended, or your browser may have deleted our cookies.',
      toService,
      help,
    ],
    state: { loggedOut: 'lost' },
  },
  'cookies-blocked': {
    ...withoutSession,
    label: 'the browser blocks cookies by now',
    heading: 'Turn on cookies to log in',
    shows: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', help],
    device: 'without-cookies',
  },
  'no-session': { ...withoutSession, label: 'no session', shows: [sinceLogIn, toUnknown] },
});
