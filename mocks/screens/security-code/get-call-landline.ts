import { after, numberUnknown, screenInSession, unanswered } from '../shared';
import { anotherLandline, landlineAlternatives, notByLandline, passkeyOnLandline } from './shared';

/** The page before a call to a landline. */
export default screenInSession({
  all: { heading: 'Get a call to your landline', persona: 'landline', progress: 'password' },
  usual: {
    label: 'only a landline',
    shows: [
      "We'll call •••••••0123",
      'and read out a security code. You must be at home to answer.',
      'If you screen calls, turn this off or accept our call.',
      'Call my landline now',
    ],
  },
  'number-unknown': { ...numberUnknown, label: 'the number is not known', shows: ["We'll call your landline and read out"] },
  unfolded: after('everything unfolded', [notByLandline], [anotherLandline]),
  ...landlineAlternatives,
  ...unanswered('trigger-otp', [{ click: 'Call my landline now' }]),
  ...passkeyOnLandline,
});
