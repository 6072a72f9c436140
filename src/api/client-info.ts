import * as z from 'zod/mini';
import { config } from '@/config';
import { callAuth } from './auth-call';
import { legible } from './legible';
import { asGiven, isAbsent, orElse, type Read, text } from './values';

/** Scopes as a list, or as one text with spaces between them (RFC 6749, 3.3). A list with anything else is none: nobody agrees to a part of it. */
const scopes: Read<string[]> = (given) => {
  const texts = [given]
    .flat()
    .filter((scope) => !isAbsent(scope))
    .map(text);
  return texts.every((scope) => scope !== undefined) ? texts.flatMap((scope) => scope.split(/\s+/)).filter(Boolean) : undefined;
};

// Each is of use without the others; only consent wants them all.
const clientInfo = z
  .object({
    client_homepage_url: orElse(text, ''),
    terms_uri: orElse(text, ''),
    /** Empty when it is not named. */
    client_display_name: orElse((given) => legible(text(given) ?? ''), ''),
    /** Null when none came: then there is no consent page. */
    approved_scopes: orElse(scopes, null),
    /** They belong to the auth API and the account API, and go from one to the other as they are. Null when none came. */
    claims: orElse<unknown, unknown>(asGiven, null),
  })
  .check(z.refine((client) => client.client_display_name !== '' || client.client_homepage_url !== '', { path: ['client_display_name'] }));
export type ClientInfo = z.infer<typeof clientInfo>;

/** Spec 1, section 7, GET /client-info: what the auth API knows of a client service: its name or its homepage, at least. */
export const fetchClientInfo = (clientId: string) =>
  callAuth({
    method: 'GET',
    url: `${config.authApiUrl}/client-info?${new URLSearchParams({ 'client-id': clientId })}`,
    answer: clientInfo,
  });
