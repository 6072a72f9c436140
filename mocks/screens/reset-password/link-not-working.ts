import { inOtherBrowser, otherBrowser } from '../shared';
import type { Screen } from '../variant';
import { notWorking, sameBrowser } from './shared';

export default {
  usual: { ...notWorking, ...sameBrowser, says: [...notWorking.says, 'Get a new link'] },
  'other-browser': { ...notWorking, ...inOtherBrowser, says: [otherBrowser] },
} as const satisfies Screen;
