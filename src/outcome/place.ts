import type { RootState } from '@/state/store';
import { thisNavigation } from './this-navigation';

/**
 * Where a person is, and what they wait for there: another one once they have navigated, have come back, or have pressed again. The
 * shell ends the step of a page that is left, and who comes back to that page has come to the same navigation.
 */
export const placeOf = ({ page }: RootState) => `${thisNavigation()} ${page.step} ${page.loading}`;
