import * as z from 'zod/mini';
import { config } from '@/config';
import { callAuth } from './auth-call';
import { legible } from './legible';

/** Null when no list came: then there is no consent page. */
const list = z.catch(z.nullable(z.array(z.string())), null);

// Each is of use without the others; only consent wants them all.
const clientInfo = z
  .object({
    client_homepage_url: z.catch(z.string(), ''),
    terms_uri: z.catch(z.string(), ''),
    /** Empty when it is not named. */
    client_display_name: z.catch(z.pipe(z.string(), z.transform(legible)), ''),
    approved_scopes: list,
    claims: list,
  })
  .check(z.refine((client) => client.client_display_name !== '' || client.client_homepage_url !== ''));
export type ClientInfo = z.infer<typeof clientInfo>;

/** Spec 1, section 7, GET /client-info: what the auth API knows of a client service: its name or its homepage, at least. */
export const fetchClientInfo = (clientId: string) =>
  callAuth({
    method: 'GET',
    url: `${config.authApiUrl}/client-info?${new URLSearchParams({ 'client-id': clientId })}`,
    answer: clientInfo,
  });
