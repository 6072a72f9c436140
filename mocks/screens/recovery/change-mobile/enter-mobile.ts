import { clientKnown, screen, submits, toClient, unanswered } from '../../shared';
import { begun, begunSays, changeWaits, changing, explained, numberRefused } from '../shared';

const whose = { persona: 'change-number', progress: 'mobile-code' } as const;
const givesMobile = (typed: string) => [{ type: typed, into: 'New UK mobile number' }, submits] as const;
const mobileWrong = ['Enter a UK mobile phone number, like 07700 900 982'];
const mobileWaits = { ...whose, ...changeWaits, world: changing('mobile', '+447700900777') } as const;

export default screen({
  all: { ...whose, heading: 'Change your mobile phone number' },
  usual: { says: explained },
  'nothing-typed': { label: 'sent empty', says: ['Enter your mobile phone number'], does: [submits] },
  'number-wrong': { label: 'not a UK mobile number', says: mobileWrong, does: givesMobile('01632 960001') },
  'number-refused': {
    label: 'a number that the server does not take',
    says: numberRefused,
    answers: ['change-mobile.invalid-number'],
    does: givesMobile('07700 900982'),
  },
  ...unanswered('change-mobile', [...givesMobile('07700 900982')]),
  'change-waits': { ...mobileWaits, label: 'a change of number is waiting' },
  'change-begun': { ...mobileWaits, ...begun, says: begunSays },
  'change-waits-client-known': {
    ...mobileWaits,
    label: 'a change of number is waiting, the client service is known',
    says: [toClient],
    happened: clientKnown,
  },
  'change-waits-old-number-waiting': {
    ...mobileWaits,
    label: 'a change of number is waiting, and a code to the old number is on its way',
    says: ['Loading'],
    answers: ['trigger-otp.hang'],
    does: [{ click: 'Log in with your old number' }],
  },
});
