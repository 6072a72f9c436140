import { inOtherBrowser, otherBrowser, screen } from '../shared';
import { sameBrowser } from './shared';

export default screen({
  all: { heading: 'You have reset your password for NHS login', says: ['You can now log in with your new password.'] },
  usual: { ...sameBrowser },
  'other-browser': { ...inOtherBrowser, says: [otherBrowser] },
});
