import { lazyPage } from '@/delivery/lazy-page';

// Lazy, because of the libraries that forms need.
export const enterEmailForm = lazyPage(() => import('./enter-email-form'));

export const loginForm = lazyPage(() => import('./login-form'));
