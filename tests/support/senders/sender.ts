import type { CallName } from '../../../mocks/backend/http/calls';
import type { placesOf } from '../contract-places';
import type { PageAction } from '../visit';

/** A page that sends a call, and the user's action there. */
export interface SendingPage extends PageAction {
  /** The variant of the call, where the contract has several. */
  variant?: string;
  /** The pages after a refusal, by status, besides those of the contract. */
  byStatus?: Readonly<Partial<Record<number, string>>>;
  /** The page after a success, in the app or outside. */
  target: string | RegExp;
  /** The console message of a failure. */
  complaint?: RegExp;
}

export type Sender = SendingPage & ReturnType<typeof placesOf> & { call: CallName };
