import { answersOf } from '../proofing-answers';
import { screen } from '../shared';
import { answeredAs } from './shared';

export default screen({
  usual: {
    ...answeredAs('several-matches'),
    heading: 'We could not find a user with these details',
    shows: ['We need more details to find your NHS record. Try your NHS number.', 'Try again'],
    happened: answersOf('several-matches', 'name'),
  },
});
