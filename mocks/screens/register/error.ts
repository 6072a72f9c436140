import { helpCode, inOtherBrowser, otherBrowser } from '../shared';
import type { Screen } from '../variant';
import { onArrival } from './shared';

const failed = {
  heading: 'We could not create your account',
  says: ['There was a technical problem. Try again in a few minutes.', helpCode],
} as const;

export default {
  usual: { ...failed, ...onArrival },
  'other-browser': { ...failed, ...inOtherBrowser, says: [otherBrowser] },
} as const satisfies Screen;
