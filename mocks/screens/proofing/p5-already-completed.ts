import { answersOf, isMatched, matchedAs } from '../proofing-answers';
import { authApiFailed } from '../shared';
import type { Screen } from '../variant';
import { isMatchedP9 } from './shared';

const another = { click: 'Do you want to match another person to their NHS record?' } as const;

export default {
  usual: isMatched,
  unfolded: {
    ...isMatched,
    label: 'how to match another person',
    says: ['Log out of Example health service, then set up a new NHS login with their details.'],
    does: [another],
  },
  'client-unknown': {
    ...isMatched,
    ...authApiFailed,
    label: 'how to match another person, unknown client service',
    says: ['Log out of the website or app you came from, then set up a new NHS login with their details.'],
    answers: ['client-info.unknown-client'],
    does: [another],
  },
  'only-server-knows': {
    ...matchedAs('already-uplifted'),
    label: 'only the server has recorded it',
    happened: answersOf('already-uplifted'),
    world: undefined,
  },
  'p9-matched': isMatchedP9,
} as const satisfies Screen;
