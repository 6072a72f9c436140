import { Later } from '@/delivery/later';
import type { HelpCodeProps } from './help/help-code';

const helpCode = () => import('./help/help-code-or-nothing');

/** The help code on a page that does not wait for it. Usually its code has already loaded with a journey's chunk. */
export const LaterHelpCode = (props: HelpCodeProps) => <Later part={helpCode} props={props} />;
