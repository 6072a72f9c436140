import type { TabOptions } from './driver';
import type { SignInUser } from './sign-in-user';

/** A journey through the app that must work in every engine. */
export interface Journey extends TabOptions {
  title: string;
  /** Exceptions that the journey provokes. */
  tolerated?: RegExp;
  run: (user: SignInUser) => Promise<void>;
}
