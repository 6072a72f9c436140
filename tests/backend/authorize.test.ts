import { levelNeeded } from '../../mocks/backend/provider/vectors-of-trust';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { resetWorld, world } from '../../mocks/server';
import { ask, assertedIdentityOf, authorizationRequest, authorize, callback, newClient } from './provider-requests';

/** An error that the client receives in its address. */
const sent = async (changed: Record<string, string | undefined>, metadata = {}) => {
  const { status, location } = await authorize(await newClient(metadata), changed);
  const query = new URL(String(location), 'http://localhost:3000').searchParams;
  return { status, error: query.get('error'), description: query.get('error_description'), state: query.get('state') };
};

const matching = (text: RegExp) => expect.stringMatching(text) as string;
const twoScopes = { scope: 'openid profile basic_demographics' };

it.each<[string, Record<string, string | undefined>, string, RegExp, object?]>([
  ['no response_type', { response_type: undefined }, 'invalid_request', /response_type is missing/],
  ['another response_type', { response_type: 'token' }, 'unsupported_response_type', /^Unsupported response_type value$/],
  ['no nonce', { nonce: undefined }, 'invalid_request', /nonce is missing.*MOCK_REQUIRE_NONCE=false/],
  ['no scope', { scope: undefined }, 'invalid_scope', /no 'openid'/],
  ['a scope that the client may not have', { scope: 'openid phone' }, 'invalid_scope', /phone.*registered for 'openid profile email'/],
  ['two scopes that exclude each other', twoScopes, 'invalid_scope', /one of them/, twoScopes],
  ['another response_mode', { response_mode: 'form_post' }, 'invalid_request', /response_mode/],
  ['another display', { display: 'popup' }, 'invalid_request', /display/],
  ['another prompt', { prompt: 'consent' }, 'invalid_request', /prompt is consent/],
  ['a request object', { request: 'e30.e30.' }, 'request_not_supported', /themselves/],
  ['a request object at a URL', { request_uri: 'https://client.example.com/1' }, 'request_uri_not_supported', /themselves/],
  ['a registration', { registration: '{}' }, 'registration_not_supported', /beforehand/],
  ['a plain challenge', { code_challenge: 'abc' }, 'invalid_request', /send S256/],
  ['vectors that are no list', { vtr: 'P9.Cp.Cd' }, 'invalid_request', /not a JSON list/],
  ['an unknown vector', { vtr: '["P7.Cp"]' }, 'invalid_request', /'P7\.Cp'/],
  ['a vector that nobody can prove', { vtr: '["P9.Cp.Ck"]' }, 'invalid_request', /Ck only/],
  ['an unknown fault', { mock_fault: 'rain' }, 'invalid_request', /wrong-issuer/],
  ['nobody, silently', { prompt: 'none' }, 'sso_login_required', /Nobody is logged in/],
  ['a persona that does not exist', { mock_straight: '1', mock_persona: 'nobody' }, 'invalid_request', /mock_persona is nobody/],
  ['no persona', { mock_straight: '1' }, 'invalid_request', /mock_persona is missing/],
  ['a persona without a record', { mock_straight: '1', mock_persona: 'both', vtr: '["P5.Cp.Cd"]' }, 'access_denied', /no health record/],
  ['a persona whose match fails', { mock_straight: '1', mock_persona: 'no-match', vtr: '["P5.Cp.Cd"]' }, 'access_denied', /No match found/],
])('sends the error %s to the client', async (_what, changed, error, description, metadata) => {
  expect(await sent(changed, metadata)).toEqual({ status: 302, error, description: matching(description), state: 's' });
});

describe('mock_straight', () => {
  beforeEach(resetWorld);
  const straight = async (mock_persona: string, vtr: string) => ({
    ...(await sent({ mock_straight: '1', mock_persona, vtr })),
    codes: world().authorizationCodes.size,
  });
  const code = { error: null, codes: 1 };
  const refused = (reason: RegExp) => ({ error: 'access_denied', description: matching(reason), codes: 0 });

  it.each<[PersonaId, string, RegExp | undefined]>([
    ['mobile', '["P0.Cp.Cd"]', undefined],
    ['not-found', '["P0.Cp.Cd"]', /no account/],
    ['locked-out', '["P0.Cp.Cd"]', /Password attempts exceeded/],
    ['unconfirmed', '["P0.Cp.Cd"]', /not confirmed/],
    ['unregistered', '["P0.Cp.Cd"]', /UNREGISTERED/],
    ['passkey', '["P0.Cm"]', undefined],
    ['passkey-locked', '["P0.Cm"]', /Passkey login attempts/],
    ['passkey-pending-change', '["P0.Cm"]', /Pending phone number change/],
  ])('gives %s by mock_straight a code for %s exactly when the pages of the app do: %s', async (id, vtr, reason) => {
    expect(await straight(id, vtr)).toMatchObject(reason ? refused(reason) : code);
  });

  it('completes by mock_straight the match and the proof that the app would still ask for', async () => {
    const [matched, failed] = (['already-uplifted', 'mobile'] as const).map((id) => accountByEmail(world(), emailOf(id)));
    if (failed) failed.failureData = traitsOf('mobile').details;
    expect(await straight('already-uplifted', '["P5.Cp.Cd"]')).toMatchObject(code);
    expect(await straight('mobile', '["P0.Cp.Cd"]')).toMatchObject({ error: null });
    expect([matched?.matchNotNoticed, failed?.provenLevel]).toEqual([false, 'P9']);
  });
});

// RFC 6749, section 3.1: a parameter without a value counts as omitted.
it.each(['prompt', 'vtr', 'mock_fault'])('GET /authorize treats an empty %s as omitted, and ignores unknown scopes', async (name) => {
  const { location } = await authorize(await newClient(), { scope: 'openid weather', max_age: '10', [name]: '' });
  expect(location).toMatch(/^\/\?client_id=/);
});

describe('GET and POST /authorize with a repeated parameter', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sentence = (more: string) => `${more.split('=')[0]} is in the request twice: send each parameter once.`;
  const twice = async (more: string) => {
    const body = `${authorizationRequest(await newClient())}&${more}`;
    return Promise.all([ask(`/authorize?${body}`), ask('/authorize', { method: 'POST', body, headers })]);
  };

  it.each(['scope=openid', 'nonce=other', 'ui_locales=cy&ui_locales=', 'state=other'])(
    '/authorize refuses the repeated %s',
    async (more) => {
      for (const { location } of await twice(more)) {
        const { searchParams } = new URL(String(location));
        const state = more.startsWith('state') ? {} : { state: 's' };
        expect(Object.fromEntries(searchParams)).toEqual({ error: 'invalid_request', error_description: sentence(more), ...state });
      }
    },
  );

  it.each(['client_id=other', `redirect_uri=${callback}`])('redirects no authorization request with repeated %s', async (more) => {
    for (const { status, location, body } of await twice(more)) {
      expect({ status, location }).toEqual({ status: 400, location: null });
      expect(body).toMatchObject({ error: 'invalid_request', error_description: sentence(more) });
    }
  });
});

const now = () => Math.floor(Date.now() / 1000);

it.each<[string, (client: string) => Promise<string> | string, RegExp]>([
  ['that is no JWT', () => 'x.y.z', /is not a JWT/],
  ['of an unknown client', () => assertedIdentityOf('nobody'), /iss is 'nobody', which is no client/],
  ['without jti', (client) => assertedIdentityOf(client, { jti: undefined }), /jti is missing/],
  ['without code', (client) => assertedIdentityOf(client, { code: undefined }), /code is missing/],
  ['of two minutes', (client) => assertedIdentityOf(client, { exp: now() + 120 }), /exp is 120 seconds after iat, and 60 are allowed/],
  ['that has expired', (client) => assertedIdentityOf(client, { iat: now() - 200, exp: now() - 140 }), /exp has passed/],
  ['of the future', (client) => assertedIdentityOf(client, { iat: now() + 200, exp: now() + 260 }), /iat is in the future/],
  ['for a login that does not exist', (client) => assertedIdentityOf(client), /code is the jti of no ID token/],
])('names the rule that an asserted_login_identity %s breaks', async (_what, assertion, rule) => {
  const client = await newClient();
  const answered = await authorize(client, { prompt: 'none', asserted_login_identity: await assertion(client) });
  const { error, error_description } = Object.fromEntries(new URL(String(answered.location)).searchParams);
  expect(error).toBe('sso_login_required');
  expect(error_description).toMatch(/^asserted_login_identity/);
  expect(error_description).toMatch(rule);
});

it('refuses vectors for which a client is not registered', async () => {
  expect(await sent({ vtr: '["P9.Cp.Cd"]' }, { vtr: ['P5.Cp.Cd'] })).toMatchObject({ error: 'invalid_request' });
  expect(await sent({ vtr: '["P5.Cp.Cd"]' }, { vtr: ['P5.Cp.Cd'] })).toMatchObject({ error: null });
});

it.each([
  ['no client', { client_id: undefined }, 'invalid_request'],
  ['an unknown client', { client_id: 'nobody' }, 'unauthorized_client'],
  ['no redirect_uri', { redirect_uri: undefined }, 'invalid_redirect_uri'],
  ['another redirect_uri', { redirect_uri: 'https://client.example.com/callback/' }, 'invalid_redirect_uri'],
])('redirects no authorization request for %s', async (_what, changed, error) => {
  const { status, location, body, headers } = await authorize(await newClient(), changed);
  expect({ status, location, cache: headers.get('cache-control') }).toEqual({ status: 400, location: null, cache: 'no-store' });
  expect(body).toEqual({ error, error_description: expect.any(String) as string, state: 's' });
});

const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('nhs-authorization-cookie=')) ?? '';
/** Name and value without the attributes. Browsers drop a cookie whose name and value are longer than 4,096 bytes together (RFC 6265bis, 5.6). */
const bytesOf = (cookie: string) => (cookie.split(';')[0] ?? '').length - '='.length;

it('accepts authorization parameters that fill the session cookie to its last byte, and names the longest of more', async () => {
  const client = await newClient();
  const usual = bytesOf(cookieOf(await authorize(client)));
  const answer = await authorize(client, { state: 's'.repeat(4096 - usual + 1) });
  expect(answer.location).toMatch(/^\/\?client_id=/);
  expect(bytesOf(cookieOf(answer))).toBe(4096);
  for (const state of ['s'.repeat(4096 - usual + 2), 'é'.repeat(700)]) {
    const { description, ...refused } = await sent({ state });
    expect(refused).toEqual({ status: 302, error: 'invalid_request', state });
    expect(description).toMatch(/take \d+ bytes in the cookie nhs-authorization-cookie, and a browser keeps 4096\. The longest is state\./);
  }
});

it.each([
  ['nothing', undefined, undefined, 'P9'],
  ['an empty list', '[]', undefined, 'P9'],
  ['one vector', 'P5.Cp.Cd', undefined, 'P5'],
  ['its text', '["P9.Cm","P5.Cp.Cd"]', undefined, 'P5'],
  ['two ways, by passkey', '["P9.Cm","P5.Cp.Cd"]', 'Cm', 'P9'],
  ['two ways, by code', '["P9.Cm","P5.Cp.Cd"]', 'Cp.Cd', 'P5'],
  ['a passkey, by code', '["P9.Cm"]', 'Cp.Cd', undefined],
  ['no level', '["Cp.Cd"]', 'Cp.Cd', 'P0'],
  ['a vector in lower case', '["p5.cp.cd"]', 'Cp.Cd', 'P5'],
] as const)('returns the required level for %s', (_what, vtr, credentials, level) => expect(levelNeeded(vtr, credentials)).toBe(level));
