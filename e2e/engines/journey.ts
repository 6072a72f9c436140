import type { TabOptions } from './driver';
import type { SignInUser } from './sign-in-user';

/** A way through the app that must be open in every engine. */
export interface Journey extends TabOptions {
  title: string;
  /** Exceptions that it provokes. */
  tolerated?: RegExp;
  run: (user: SignInUser) => Promise<void>;
}
