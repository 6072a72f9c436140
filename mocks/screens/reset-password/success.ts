import { screenInAnyBrowser } from '../shared';
import { sameBrowser } from './shared';

export default screenInAnyBrowser({
  all: { heading: 'You have reset your password for NHS login', shows: ['You can now log in with your new password.'] },
  usual: { ...sameBrowser },
});
