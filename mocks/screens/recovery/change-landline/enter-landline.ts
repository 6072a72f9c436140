import { screen, submits, unanswered } from '../../shared';
import { begun, begunSays, changeWaits, changing, explained, numberRefused } from '../shared';

const whoseLandline = { persona: 'change-landline', progress: 'landline-code' } as const;
const givesLandline = (typed: string) => [{ type: typed, into: 'New UK landline number' }, submits] as const;
const landlineWrong = ['Enter a UK landline number, like 01632 960 001'];
const landlineWaits = { ...whoseLandline, ...changeWaits, world: changing('landline', '+441632960777') } as const;

export default screen({
  all: { ...whoseLandline, heading: 'Change your landline number' },
  usual: { says: explained },
  'nothing-typed': { label: 'sent empty', says: ['Enter your landline number'], does: [submits] },
  'number-wrong': { label: 'not a UK landline number', says: landlineWrong, does: givesLandline('07700 900982') },
  'number-refused': {
    label: 'a number that the server does not take',
    says: numberRefused,
    answers: ['change-landline.invalid-number'],
    does: givesLandline('01632 960001'),
  },
  ...unanswered('change-landline', [...givesLandline('01632 960001')]),
  'change-waits': { ...landlineWaits, label: 'a change of number is waiting' },
  'change-begun': { ...landlineWaits, ...begun, says: begunSays },
});
