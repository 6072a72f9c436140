import { answersOf, born } from '../proofing-answers';
import { after, screen, submits } from '../shared';
import { asked, correcting } from './shared';

const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

export default screen({
  all: { ...asked, heading: 'What is your postcode?', happened: born('uplift') },
  usual: { shows: [postcodeHint] },
  answered: { label: 'answered before', happened: answersOf('uplift') },
  'nothing-typed': after('sent empty', [submits], ['You need to enter your postcode']),
  'not-a-postcode': after('not a postcode', givesPostcode('LS1 4A'), ['Check you have entered your postcode correctly']),
  correcting: { ...correcting },
});
