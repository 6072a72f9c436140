import { submits, unanswered } from '../../shared';
import type { Screen } from '../../variant';
import { begun, begunSays, changeWaits, changing, explained, numberRefused } from '../shared';

const whoseLandline = { persona: 'change-landline', progress: 'landline-code' } as const;
const landline = { ...whoseLandline, heading: 'Change your landline number' } as const;
const givesLandline = (typed: string) => [{ type: typed, into: 'New UK landline number' }, submits] as const;
const landlineWrong = ['Enter a UK landline number, like 01632 960 001'];
const landlineWaits = { ...whoseLandline, ...changeWaits, world: changing('landline', '+441632960777') } as const;

export default {
  usual: { ...landline, label: 'as most people see it', says: explained },
  'nothing-typed': { ...landline, label: 'sent empty', says: ['Enter your landline number'], does: [submits] },
  'number-wrong': { ...landline, label: 'not a UK landline number', says: landlineWrong, does: givesLandline('07700 900982') },
  'number-refused': {
    ...landline,
    label: 'a number that the server does not take',
    says: numberRefused,
    answers: ['change-landline.invalid-number'],
    does: givesLandline('01632 960001'),
  },
  ...unanswered(landline, 'change-landline', [...givesLandline('01632 960001')]),
  'change-waits': { ...landlineWaits, label: 'a change of number is waiting' },
  'change-begun': { ...landlineWaits, ...begun, says: begunSays },
} as const satisfies Screen;
