import { isMatched } from '../proofing-answers';
import type { Screen } from '../variant';
import { asked, findRecordHeading } from './shared';

export default {
  usual: { ...asked, ...findRecordHeading, label: 'opens the first page' },
  matched: isMatched,
} as const satisfies Screen;
