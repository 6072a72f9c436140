import { postcodeOutOfArea } from '../../../src/state/events';
import { answersOf } from '../proofing-answers';
import type { Screen } from '../variant';
import { asked } from './shared';

const outOfArea = { ...asked, heading: 'NHS login is not available in your area' } as const;

export default {
  usual: {
    ...outOfArea,
    label: 'a postcode in Scotland',
    says: [
      'You entered EH1 1YZ. We cannot access patient data there. We can only find records for people whose GP surgery is in England, Wales or the Isle of Man.',
      'Enter a different postcode',
    ],
    happened: [...answersOf('uplift'), postcodeOutOfArea('EH1 1YZ')],
  },
  'postcode-unknown': {
    ...outOfArea,
    label: 'the postcode is not known',
    says: ['You entered a postcode outside England, Wales and the Isle of Man. We cannot access patient data there.'],
  },
} as const satisfies Screen;
