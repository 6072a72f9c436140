import * as z from 'zod/mini';
import { config } from '@/config';
import { callAuth } from './addresses-and-headers';
import { asGiven, isAbsent, legible, orElse, type Read, text } from './values';

/** A list, or one text with spaces (RFC 6749, 3.3). Absent if it has any other value: users must not consent to part of it. */
const scopes: Read<string[]> = (given) => {
  const texts = [given]
    .flat()
    .filter((scope) => !isAbsent(scope))
    .map(text);
  return texts.every((scope) => scope !== undefined) ? texts.flatMap((scope) => scope.split(/\s+/)).filter(Boolean) : undefined;
};

// Each member is useful alone. Only consent needs all of them.
const clientInfo = z
  .object({
    client_homepage_url: orElse(text, ''),
    terms_uri: orElse(text, ''),
    client_display_name: orElse((given) => legible(text(given) ?? ''), ''),
    /** Null if absent. There is no consent page then. */
    approved_scopes: orElse(scopes, null),
    /** Passed unchanged from the auth API to the account API. Null if absent. */
    claims: orElse<unknown, unknown>(asGiven, null),
  })
  .check(z.refine((client) => client.client_display_name !== '' || client.client_homepage_url !== '', { path: ['client_display_name'] }));
export type ClientInfo = z.infer<typeof clientInfo>;

/** Spec 1, section 7, GET /client-info: the auth API's details of a client service, at least its name or its homepage. Throws ApiError. */
export const fetchClientInfo = (clientId: string) =>
  callAuth({
    method: 'GET',
    url: `${config.authApiUrl}/client-info?${new URLSearchParams({ 'client-id': clientId })}`,
    answer: clientInfo,
  });
