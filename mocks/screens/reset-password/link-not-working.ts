import { screenInAnyBrowser } from '../shared';
import { notWorking, sameBrowser } from './shared';

export default screenInAnyBrowser({
  all: notWorking,
  usual: { ...sameBrowser, says: [...notWorking.says, 'Get a new link'] },
});
