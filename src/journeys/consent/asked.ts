import type { ClientInfo } from '@/api/auth';

/** A client of which enough is known to ask for consent: who it is, what a person reads of it, and what is then sent. */
interface Asking extends ClientInfo {
  approved_scopes: string[];
  claims: string[];
}

/** Whether consent can be asked for (spec 1, section 2, "Consent"). */
export const mayBeAsked = (client: ClientInfo | null): client is Asking =>
  client !== null && client.client_display_name !== '' && client.approved_scopes !== null && client.claims !== null;
