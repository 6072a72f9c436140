import type { ClientInfo } from '@/api/client-info';

/** A client with a display name and scopes, both of which the consent page shows. */
interface Asking extends ClientInfo {
  approved_scopes: string[];
}

/** Whether the client has what the consent page needs (spec 1, section 2, "Consent"). */
export const mayBeAsked = (client: ClientInfo | null): client is Asking =>
  client !== null && client.client_display_name !== '' && client.approved_scopes !== null && client.claims !== null;
