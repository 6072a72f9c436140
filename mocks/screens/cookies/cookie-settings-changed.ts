import { inOtherBrowser, otherBrowser } from '../shared';
import type { Screen } from '../variant';

export default {
  usual: {
    label: 'as most people see it',
    heading: 'Your cookie settings have been saved',
    says: ["We'll keep your choice for a year. You can change it at any time.", 'Back to log in'],
    progress: 'arrival',
  },
  'other-browser': { ...inOtherBrowser, heading: 'Your cookie settings have been saved', says: [otherBrowser] },
} as const satisfies Screen;
