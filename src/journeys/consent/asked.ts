import type { ClientInfo } from '@/api/client-info';

/** A client with the name that people read, and the scopes that they agree to. */
interface Asking extends ClientInfo {
  approved_scopes: string[];
}

/** Whether consent can be asked for (spec 1, section 2, "Consent"). */
export const mayBeAsked = (client: ClientInfo | null): client is Asking =>
  client !== null && client.client_display_name !== '' && client.approved_scopes !== null && client.claims !== null;
