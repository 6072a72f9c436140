import { answersOf, born } from '../proofing-answers';
import { screen, submits } from '../shared';
import { asked, correcting } from './shared';

const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

export default screen({
  all: { ...asked, heading: 'What is your postcode?', happened: born('uplift') },
  usual: { says: [postcodeHint] },
  answered: { label: 'answered before', happened: answersOf('uplift') },
  'nothing-typed': { label: 'sent empty', says: ['You need to enter your postcode'], does: [submits] },
  'not-a-postcode': { label: 'not a postcode', says: ['Check you have entered your postcode correctly'], does: givesPostcode('LS1 4A') },
  correcting: { ...correcting },
});
