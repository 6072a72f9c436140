import type { ReaderUser } from './reader-user';

/** A journey that a blind user makes, with what is spoken at each step. */
export interface ReaderJourney {
  title: string;
  run: (user: ReaderUser) => Promise<void>;
}
