import { answersOf, born } from '../proofing-answers';
import { submits } from '../shared';
import type { Screen } from '../variant';
import { asked, correcting } from './shared';

const postcode = { ...asked, heading: 'What is your postcode?', happened: born('uplift') } as const;
const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

export default {
  usual: { ...postcode, label: 'as most people see it', says: [postcodeHint] },
  answered: { ...postcode, label: 'answered before', happened: answersOf('uplift') },
  'nothing-typed': { ...postcode, label: 'sent empty', says: ['You need to enter your postcode'], does: [submits] },
  'not-a-postcode': {
    ...postcode,
    label: 'not a postcode',
    says: ['Check you have entered your postcode correctly'],
    does: givesPostcode('LS1 4A'),
  },
  correcting: { ...postcode, ...correcting },
} as const satisfies Screen;
