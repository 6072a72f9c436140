import type { ReaderUser } from './reader-user';
import { login } from './journeys/login';

export interface ReaderJourney {
  title: string;
  travel: (user: ReaderUser) => Promise<void>;
}

export const journeys: readonly ReaderJourney[] = [login];
