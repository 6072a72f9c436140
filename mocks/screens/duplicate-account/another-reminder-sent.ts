import { inOtherBrowser, otherBrowser } from '../shared';
import type { Screen } from '../variant';
import { reminded, reminder } from './shared';

export default {
  usual: {
    ...reminder,
    heading: 'We have sent you another email reminder',
    says: ['If you cannot find it, check your spam or junk folder.', 'Log in with your existing account'],
    world: reminded(2),
  },
  'other-browser': { ...inOtherBrowser, heading: 'We have sent you another email reminder', says: [otherBrowser] },
} as const satisfies Screen;
