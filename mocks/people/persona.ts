import type { Traits } from '../backend/accounts/account';
import type { Details } from './health-records';

/** Somebody to sign in as: what /mock says of them, and what differs from the usual account. */
export interface Persona extends Partial<Traits> {
  label: string;
  shows: string;
  /** What they tell of themselves to be found in the health records. */
  details?: Details;
}
