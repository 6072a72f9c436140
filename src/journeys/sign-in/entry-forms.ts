import { lazyPage } from '@/delivery/lazy-page';

/** The form of `/enter-email`, with the libraries that forms need. */
export const enterEmailForm = lazyPage(() => import('./enter-email-form'));

/** The form of `/login`. */
export const loginForm = lazyPage(() => import('./login-form'));
