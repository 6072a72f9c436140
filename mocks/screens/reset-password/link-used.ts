import { inOtherBrowser, otherBrowser } from '../shared';
import type { Here, Screen } from '../variant';
import { sameBrowser, usedLinkQuery } from './shared';

const linkUsed = {
  heading: 'You have already reset your password',
  says: ['You have used this link. Log in with the password you chose.'],
} as const;

export default {
  usual: { ...linkUsed, ...sameBrowser, world: usedLinkQuery as (arrived: Here) => void },
  'other-browser': { ...linkUsed, ...inOtherBrowser, says: [otherBrowser] },
} as const satisfies Screen;
