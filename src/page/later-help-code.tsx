import { Later } from '@/delivery/later';

const helpCode = () => import('./help/help-code-or-nothing');

/** The help code on a page that does not wait for it. Usually its code has already loaded with a journey's chunk. */
export const LaterHelpCode = () => <Later part={helpCode} />;
