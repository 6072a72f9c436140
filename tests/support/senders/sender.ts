import type { CallName } from '../../../mocks/backend/http/calls';
import type { PageAction } from '../page-action';

/** A page from which a call is sent, and how a person sends it. */
interface WayToSend extends PageAction {
  /** Where the browser comes back to after a renewal of the session. */
  retryAt?: string;
  /** Where an answer goes that nobody knows. */
  otherwise: string;
  /** Where the call's own table leads by a status alone. */
  byStatus?: Readonly<Partial<Record<number, string>>>;
  /** Where a good answer leads, in the app or out of it. */
  leadsTo: string | RegExp;
  /** The console message when it fails. */
  complaint?: RegExp;
}

export interface Sender extends WayToSend {
  /** The call's name in the mock backend. */
  call: CallName;
}

/** At least one page for each call. */
export type Senders = Readonly<Record<CallName, readonly [WayToSend, ...WayToSend[]]>>;
