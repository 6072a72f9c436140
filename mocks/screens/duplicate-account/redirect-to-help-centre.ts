import type { Screen } from '../variant';

export default {
  usual: {
    label: 'in the second before it leaves for the help centre',
    heading: 'Connecting',
    progress: 'identity-token',
    device: 'without-timers',
  },
} as const satisfies Screen;
