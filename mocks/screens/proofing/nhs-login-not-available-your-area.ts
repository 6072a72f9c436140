import { postcodeOutOfArea } from '../../../src/state/events';
import { answersOf } from '../proofing-answers';
import { screen } from '../shared';
import { asked } from './shared';

export default screen({
  all: { ...asked, heading: 'NHS login is not available in your area' },
  usual: {
    label: 'a postcode in Scotland',
    shows: [
      'You entered EH1 1YZ. We cannot access patient data there. We can only find records for people whose GP surgery is in England, Wales or the Isle of Man.',
      'Enter a different postcode',
    ],
    happened: [...answersOf('uplift'), postcodeOutOfArea('EH1 1YZ')],
  },
  'postcode-unknown': {
    label: 'the postcode is not known',
    shows: ['You entered a postcode outside England, Wales and the Isle of Man. We cannot access patient data there.'],
  },
});
