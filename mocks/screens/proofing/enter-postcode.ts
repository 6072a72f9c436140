import { postcodeOutOfArea } from '../../../src/state/events';
import { answersOf, born } from '../proofing-answers';
import { after, screen, submits } from '../shared';
import { asked, correcting } from './shared';

const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

export default screen({
  all: { ...asked, heading: 'What is your postcode?', happened: born('uplift') },
  usual: { shows: [postcodeHint] },
  answered: { label: 'answered before', happened: answersOf('uplift') },
  'out-of-area': {
    label: 'answered before with a postcode in Scotland: Continue opens a dead end',
    happened: [...answersOf('uplift'), postcodeOutOfArea('EH1 1YZ')],
  },
  'nothing-typed': after('sent empty', [submits], ['You need to enter your postcode']),
  'not-a-postcode': after('not a postcode', givesPostcode('LS1 4A'), ['Check you have entered your postcode correctly']),
  correcting: { ...correcting },
});
