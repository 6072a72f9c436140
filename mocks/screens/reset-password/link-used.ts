import { screenInAnyBrowser } from '../shared';
import type { Here } from '../variant';
import { sameBrowser, usedLinkQuery } from './shared';

export default screenInAnyBrowser({
  all: { heading: 'You have already reset your password', shows: ['You have used this link. Log in with the password you chose.'] },
  usual: { ...sameBrowser, world: usedLinkQuery as (arrived: Here) => void },
});
