import { answersOf, isMatched, matchedAs } from '../proofing-answers';
import { after, authApiFailed, screen } from '../shared';
import { isMatchedP9 } from './shared';

const another = { click: 'Do you want to match another person to their NHS record?' } as const;

export default screen({
  all: isMatched,
  usual: isMatched,
  unfolded: after(
    'how to match another person',
    [another],
    ['Log out of Example health service, then set up a new NHS login with their details.'],
  ),
  'client-unknown': {
    ...authApiFailed,
    label: 'how to match another person, unknown client service',
    shows: ['Log out of the website or app you came from, then set up a new NHS login with their details.'],
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
});
