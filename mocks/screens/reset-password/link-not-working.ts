import { inOtherBrowser, otherBrowser, screen } from '../shared';
import { notWorking, sameBrowser } from './shared';

export default screen({
  all: notWorking,
  usual: { ...sameBrowser, says: [...notWorking.says, 'Get a new link'] },
  'other-browser': { ...inOtherBrowser, says: [otherBrowser] },
});
