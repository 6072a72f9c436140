import { inOtherBrowser, otherBrowser } from '../shared';
import type { Screen } from '../variant';
import { sameBrowser } from './shared';

const success = { heading: 'You have reset your password for NHS login', says: ['You can now log in with your new password.'] } as const;

export default {
  usual: { ...success, ...sameBrowser },
  'other-browser': { ...success, ...inOtherBrowser, says: [otherBrowser] },
} as const satisfies Screen;
