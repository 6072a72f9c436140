import * as z from 'zod/mini';
import { config } from '@/config';
import { identityToken } from '@/session/identity-token';
import { sessionId } from '@/session/session';
import { call } from './http';

/** The proofing API (spec 2, section 7). Every call carries the identity token, and the session id in its body. */
const post = (path: string, body: object) =>
  call({
    method: 'POST',
    url: `${config.proofingApiUrl}${path}`,
    headers: { authorization: identityToken() ?? '' },
    body: { ...body, session_id: sessionId() },
  });

const text = z.catch(z.optional(z.string()), undefined);

/** One masked address, or several. */
const emails = z.pipe(
  z.unknown(),
  z.transform((email) => [email].flat().filter((address) => typeof address === 'string' && address !== '') as string[]),
);

/** The parts of a refused uplift about a duplicate account and a lock (spec 2, section 7). A missing or malformed part counts as absent. */
export const upliftRefusal = z.catch(
  z.object({
    error: text,
    message: text,
    account_migration: z.catch(z.optional(z.boolean()), undefined),
    eligible_for_account_migration_journey: z.catch(z.boolean(), false),
    email: z.catch(emails, []),
    ineligibility_reason: z.catch(z.string(), ''),
    pyi_sla: text,
    /** Epoch seconds. */
    lockout_time_seconds: z.catch(z.optional(z.number()), undefined),
  }),
  { eligible_for_account_migration_journey: false, email: [], ineligibility_reason: '' },
);
export type UpliftRefusal = z.infer<typeof upliftRefusal>;

interface Person {
  /** yyyy-MM-dd */
  date_of_birth: string;
  postcode: string;
}
interface Names {
  first_name: string;
  last_name: string;
  /** Left out when there are none. */
  middle_names?: string;
}

/** Matches a person by their NHS number. */
export const upliftNhsKnown = (body: Person & { nhs_number: string; client_id: string }) => post('/p5-uplift-nhs-known', body);

/** Matches a person by their name. */
export const upliftDemogTrace = (body: Person & Names & { client_id: string }) => post('/p5-uplift-demog-trace', body);

/** Keeps what could not be matched, for the people who prove who somebody is. */
export const recordP5FailureData = (body: Person & Names & { nhs_number: string }) => post('/record-p5-failure-data', body);
