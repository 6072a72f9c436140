import { Later } from '@/delivery/later';
import type { HelpCodeProps } from './help/help-code';

const helpCode = () => import('./help/help-code-or-nothing');

/** The help code on a page that does without it: most often its code is there already, with the journey that everybody travels. */
export const LaterHelpCode = (props: HelpCodeProps) => <Later part={helpCode} props={props} />;
