import { setupServer } from 'msw/node';
import { noteDuplicate } from './backend/duplicates/existing-accounts';
import { handlers, unknownCall } from './backend/handlers';
import type { ErrorBody } from './backend/http/refusal';
import { overrideBy, type Scenario } from './backend/http/scenario';
import type { World } from './backend/model';
import { identityCookie } from './backend/provider/identity-token';
import { sessionCookie, sessionCookieValue } from './backend/sign-in/session';
import { accountByEmail } from './backend/world';
import { replaceWorld, worldOf } from './backend/worlds';
import { emailOf, type PersonaId, traitsOf } from './people/personas';
import { type ScenarioId, scenarios } from './scenarios/scenarios';
import { advanceSignIn, type Progress } from './situation/progress';

/** The mock backend for unit tests. */
export const server = setupServer(...handlers, unknownCall);

// Stores cookies before the app receives the response, as a browser does.
server.events.on('response:mocked', ({ response }) => {
  for (const cookie of response.headers.getSetCookie()) document.cookie = cookie;
});

/** The server's state: accounts, inbox, calls, clock. */
export const world = (): World => worldOf({});

/** Resets the server and deletes the browser's cookies. */
export function resetWorld() {
  replaceWorld();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}

/** Gives a call a fixed response, always or `times` times. The newest one for a call applies. */
export function answer(scenario: ScenarioId | Omit<Scenario, 'label'>, times?: number) {
  const found = typeof scenario === 'string' ? scenarios.get(scenario) : { label: 'in this test only', ...scenario };
  if (!found) throw new Error(`No scenario ${String(scenario)}`);
  world().overrides.unshift(overrideBy(times === undefined ? found : { ...found, times }));
}

interface SignIn {
  upTo?: Progress;
  /** Adds or replaces parameters of the authorization request. */
  oidc?: Record<string, unknown>;
}

const fixed = { state: 'state-of-the-client', nonce: 'nonce-of-the-client' };

/** Lets a persona arrive from the example service: a session and its cookie, and at `identity-token` that cookie too. */
export function signInAs(persona: PersonaId, { upTo = 'arrival', oidc = {} }: SignIn = {}) {
  const progress = advanceSignIn({ world: world(), url: new URL(location.href) }, persona, upTo, { ...fixed, ...oidc });
  document.cookie = `${sessionCookie}=${sessionCookieValue(progress.session)}; path=/`;
  if (progress.identityToken) document.cookie = `${identityCookie}=${progress.identityToken}; path=/`;
  return progress;
}

/** The newest code that was sent to an email address or a telephone number. */
export const codeSentTo = (to: string): string => newest(to, 'code');

/** The address in the newest email that has one. */
export const linkSentTo = (to: string): string => newest(to, 'link');

function newest(to: string, part: 'code' | 'link'): string {
  const found = world().inbox.find((message) => message.to === to && message[part])?.[part];
  if (!found) throw new Error(`No ${part} was sent to ${to}`);
  return found;
}

/** Records that an uplift of this persona found another account of the same user. Returns the body of the refusal. */
export function findDuplicate(persona: PersonaId): ErrorBody {
  const account = accountByEmail(world(), emailOf(persona));
  const refusal = account && noteDuplicate(world(), account, traitsOf(persona).details?.nhsNumber ?? '');
  if (!refusal) throw new Error(`${persona} has no other account`);
  return refusal;
}
