import { clientKnown, screen, toClient } from '../shared';
import { changes } from './shared';

const { parts, waits } = changes('mobile', '07700 900 982');

export default screen({
  ...parts,
  'change-waits-client-known': {
    ...waits,
    label: 'a change of number is waiting, the client service is known',
    shows: [toClient],
    happened: clientKnown,
  },
  'change-waits-old-number-waiting': {
    ...waits,
    label: 'a change of number is waiting, and a code to the old number is on its way',
    shows: ['Loading'],
    answers: ['trigger-otp.hang'],
    does: [{ click: 'Log in with your old number' }],
  },
});
