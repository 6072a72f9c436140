import { answersOf } from '../proofing-answers';
import type { Screen } from '../variant';
import { answeredAs } from './shared';

export default {
  usual: {
    ...answeredAs('several-matches'),
    heading: 'We could not find a user with these details',
    says: ['We need more details to find your NHS record. Try your NHS number.', 'Try again'],
    happened: answersOf('several-matches', 'name'),
  },
} as const satisfies Screen;
