import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** The client service that sent the person here: its request, and the auth API's information about it. */
export const clientShape = z.object({
  oidc: z.looseObject({}),
  /** The parameters in the first address of the request. */
  fromAddress: z.looseObject({}),
  client: z.nullable(
    z.object({
      client_display_name: z.string(),
      client_homepage_url: z.string(),
      terms_uri: z.string(),
      approved_scopes: z.nullable(z.array(z.string())),
      /** Any JSON, as the auth API sent it; null when there are none. */
      claims: z.unknown(),
    }),
  ),
});
export type Client = z.infer<typeof clientShape>;

export const clientKept: Kept<Client> = { oidc: true, fromAddress: true, client: true };
