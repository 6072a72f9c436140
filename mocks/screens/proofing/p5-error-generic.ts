import { helpCode } from '../shared';
import type { Screen } from '../variant';
import { answeredAs } from './shared';

export default {
  usual: {
    ...answeredAs('uplift'),
    heading: 'There was a technical problem',
    says: ["We could not check your details. We've kept your answers. Try again.", 'Try again', helpCode],
  },
} as const satisfies Screen;
