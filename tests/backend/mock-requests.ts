import { getResponse } from 'msw';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { type Details, healthRecords } from '../../mocks/people/health-records';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { pageRoutes } from '../../mocks/pages/page-routes';
import { codeSentTo, signInAs, world } from '../../mocks/server';

/** The answer of a page of the mock, in the world of the unit tests. */
export async function askMock(path: string, { cookies = '', ...init }: RequestInit & { cookies?: string } = {}): Promise<Response> {
  const headers = { cookie: `mock_world=default${cookies}` };
  const response = await getResponse(pageRoutes, new Request(`http://localhost:3000${path}`, { ...init, headers }));
  if (!response) throw new Error(`Nobody answers ${path}`);
  return response;
}

export const documentOf = async (response: Response) => new DOMParser().parseFromString(await response.text(), 'text/html');

/** A page of the mock as a document. */
export const openMock = async (path: string) => documentOf(await askMock(path));

/** A logged-in user, and the headers that the app sends for them. */
export function signedIn(persona: PersonaId, oidc?: Record<string, unknown>) {
  const { account, session, identityToken } = signInAs(persona, { upTo: 'identity-token', oidc });
  if (!account || !identityToken) throw new Error(`${persona} has no account`);
  return { account, session, headers: { authorization: identityToken, session_id: session.id } };
}
export type SignedIn = ReturnType<typeof signedIn>;

/** A user at an earlier stage of the login, and the headers that the app sends for them. */
export function partlySignedIn(persona: PersonaId, upTo?: 'email-code' | 'password') {
  const { account, session } = signInAs(persona, { upTo });
  return { account, session, email: emailOf(persona), headers: { session_id: session.id } };
}

/** Advances the clock, with a session that is still valid. */
export function waitHours({ session }: Pick<SignedIn, 'session'>, hours: number) {
  world().clock.advance(hours * 3_600_000);
  session.renewedAt = world().clock.now();
}

/** Phone numbers that no persona has, a code that is wrong, and the body of the call with the code sent to a number. */
export const [mobile, landline] = ['+447700900123', '+441632960123'];
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
export const otp = (to: string, otp_method = 'mobile') => ({ otp: codeSentTo(to), otp_method });

export async function post({ headers }: { headers: Record<string, string> }, call: CallName, body: object) {
  const response = await fetch(calls[call].replace('POST ', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const ok = { status: 200, body: {} };

export const refused = (status: number, error: string) => ({ status, body: { error } });

/** A patient's details by the names of the calls. `changed` uses the names of the health records. */
export function bodyOf(who: SignedIn, details: Details = healthRecords.okafor, changed: Partial<Details> = {}) {
  const { nhsNumber, firstName, middleNames, lastName, dob, postcode } = { ...details, ...changed };
  return {
    nhs_number: nhsNumber,
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dob,
    postcode,
    ...(middleNames && { middle_names: middleNames }),
    client_id: who.session.oidc.client_id,
    session_id: who.session.id,
    account_id: who.account.id,
  };
}

export const authcode = async (who: SignedIn) => (await post(who, 'authcode', who.session.oidc)).body;

export async function proveIdentity() {
  const { status, headers } = await askMock('/pyi/patient-online/gp-connect', { method: 'POST', cookies: `; ${document.cookie}` });
  return { status, location: headers.get('location') };
}
