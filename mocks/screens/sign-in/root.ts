import { noSession } from '../shared';
import type { Screen } from '../variant';

export default {
  usual: { label: 'opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'no-session': noSession,
} as const satisfies Screen;
