import type { Screen } from '../variant';
import { demonstration, publicPage } from './shared';

export default {
  usual: { ...publicPage, heading: 'Terms and conditions', says: ['Version 3.1, 5 January 2024', demonstration] },
} as const satisfies Screen;
