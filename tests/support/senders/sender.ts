import type { CallName } from '../../../mocks/backend/http/calls';
import type { placesOf } from '../contract-places';
import type { PageAction } from '../page-action';

/** A page from which a call is sent, and how a person sends it. */
interface WayToSend extends PageAction {
  /** The variant of the call, where the contract has several. */
  variant?: string;
  /** Where a refusal leads by its status, beside what the contract says. */
  byStatus?: Readonly<Partial<Record<number, string>>>;
  /** Where a good answer leads, in the app or out of it. */
  leadsTo: string | RegExp;
  /** The console message when it fails. */
  complaint?: RegExp;
}

export type Sender = WayToSend & ReturnType<typeof placesOf> & { call: CallName };

/** The function of `src/api` for each call, with valid arguments, and at least one page. */
export type Senders = Readonly<Record<CallName, { endpoint: () => Promise<unknown>; pages: readonly [WayToSend, ...WayToSend[]] }>>;
