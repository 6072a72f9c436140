import type { Screen } from '../variant';
import { demonstration, publicPage } from './shared';

export default {
  usual: {
    ...publicPage,
    heading: 'Legal notice',
    says: ['You must have permission to use this computer system. Using it without permission is a crime.', demonstration],
  },
} as const satisfies Screen;
