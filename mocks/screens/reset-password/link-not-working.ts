import { screenInAnyBrowser } from '../shared';
import { notWorking, sameBrowser } from './shared';

export default screenInAnyBrowser({
  all: notWorking,
  usual: { ...sameBrowser, shows: [...notWorking.shows, 'Get a new link'] },
});
