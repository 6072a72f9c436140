import EnterEmail from '@/journeys/sign-in/enter-email';
import Login from '@/journeys/sign-in/login';
import Root from '@/journeys/sign-in/root';
import type { LazyPage } from './lazy-page';

/** A page that is there from the start, because most people begin with it. */
const here = (Component: LazyPage['Component']): LazyPage => ({ Component, fetchAhead: () => undefined });

export const root = here(Root);
export const enterEmail = here(EnterEmail);
export const login = here(Login);
