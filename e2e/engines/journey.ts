import type { TabOptions } from './driver';
import type { Person } from './person';

/** A way through the app that must be open in every engine. */
export interface Journey extends TabOptions {
  title: string;
  /** Exceptions that it provokes. */
  tolerated?: RegExp;
  travel: (person: Person) => Promise<void>;
}
