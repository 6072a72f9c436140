import { Later } from '@/delivery/later';

const helpCode = () => import('./help/help-code-or-nothing');

/** The help code on a page that does without it: most often its code is there already, with the journey that everybody travels. */
export const LaterHelpCode = () => <Later part={helpCode} />;
