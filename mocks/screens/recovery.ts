import { numberChangePending } from '../../src/state/events';
import { hour } from '../backend/clock';
import {
  after,
  clientKnown,
  numberRefused,
  ownAccount,
  type Parts,
  refusedByServer,
  screen,
  submits,
  toClient,
  unanswered,
} from './shared';
import type { Here } from './variant';

const explained = [
  "We'll send a security code to the new number. We'll change your number 24 hours after you confirm it.",
  "This keeps your account safe. We'll email you about the change, so you can stop it if you did not ask for it. Until then, use your old number to log in.",
];

const changeWaits = {
  heading: 'You have asked to change your phone number',
  shows: [
    'To keep your account safe, a change takes 24 hours. After that, log in with your new number.',
    'You cannot ask for another change until then. If you did not ask for this one, use the link in the email that we sent you to stop it.',
    'Log in with your old number',
    'Go to Example health service',
    'You do not need NHS login to get care. Contact your GP surgery, or use 111 online (opens in a new tab) or call 111.',
  ],
  state: { changePending: true },
} as const;

const numbers = {
  mobile: { persona: 'change-number', name: 'mobile phone number', right: '07700 900982', wrong: '01632 960001', waiting: '+447700900777' },
  landline: { persona: 'change-landline', name: 'landline number', right: '01632 960001', wrong: '07700 900982', waiting: '+441632960777' },
} as const;

/** The page on which a user changes a number. `waits`: a change was requested an hour ago. */
function changes(method: 'mobile' | 'landline', like: string) {
  const { persona, name, right, wrong, waiting } = numbers[method];
  const whose = { persona, progress: `${method}-code` } as const;
  const gives = (typed: string) => [{ type: typed, into: `New UK ${method} number` }, submits] as const;
  const world = (here: Here) => void (ownAccount(here).phoneChange = { method, number: waiting, until: here.now + 23 * hour });
  const waits = { ...whose, ...changeWaits, world } as const;
  const parts: Parts = {
    all: { ...whose, heading: `Change your ${name}` },
    usual: { shows: explained },
    'nothing-typed': after('sent empty', [submits], [`Enter your ${name}`]),
    'number-wrong': after(`not a UK ${method} number`, gives(wrong), [`Enter a UK ${name}, like ${like}`]),
    'number-refused': refusedByServer(`change-${method}.invalid-number`, 'a number', numberRefused, gives(right)),
    ...unanswered(`change-${method}`, gives(right)),
    'change-waits': { ...waits, label: 'a change of number is waiting' },
    'change-begun': {
      ...waits,
      label: 'a change of number has begun to wait',
      shows: [
        'You can log in with •••••••',
        'Until then use your old number. If you do not have that phone, contact us (opens in a new tab).',
      ],
      happened: [numberChangePending()],
    },
  };
  return { parts, waits };
}

const { parts, waits } = changes('mobile', '07700 900 982');

const enterMobile = screen({
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

export default {
  '/recovery/change-mobile/enter-mobile': enterMobile,
  '/recovery/change-landline/enter-landline': screen(changes('landline', '01632 960 001').parts),
};
