import { HttpResponse } from 'msw';
import type { Visit, World } from '../backend/model';
import { cookieSession } from '../backend/sign-in/session';
import { dockCookie } from '../dock';
import { emailOf, isPersonaId, password, personas, traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { personaIds } from './find';
import { pageRoute } from './page-route';

/** The content of the dock, and the texts that it types into fields, by their names. Its script refreshes it after each call of the app. */
export interface DockState {
  /** Undefined until the user has chosen. */
  folded: boolean | undefined;
  /** Whether this browser has a session of this world. */
  loggingIn: boolean;
  persona: string;
  scenario: string;
  /** On the world's clock, in milliseconds since 1970. */
  now: number;
  message?: { kind: string; to: string; text: string; code?: string; link?: string };
  typed: Record<string, string>;
  personas: Choice[];
  scenarios: Choice[];
}

interface Choice {
  id: string;
  label: string;
}

/** The texts that the persona would type into the fields of these names. */
function typedBy(world: World): Record<string, string> {
  const persona = isPersonaId(world.persona) ? world.persona : 'mobile';
  const { details, mobile, landline } = traitsOf(persona);
  const { dob = '', ...rest } = details ?? {};
  const [year = '', month = '', day = ''] = dob.split('-');
  return { email: emailOf(persona), password, mobile: mobile ?? '', landline: landline ?? '', ...rest, day, month, year };
}

function stateOf(visit: Visit): DockState {
  const { world, cookies } = visit;
  return {
    folded: { folded: true, unfolded: false }[cookies[dockCookie] ?? ''],
    loggingIn: cookieSession(visit) !== undefined,
    persona: world.persona,
    scenario: [...scenarios].find(([, scenario]) => scenario === world.overrides[0]?.scenario)?.[0] ?? '',
    now: world.clock.now(),
    message: world.inbox[0],
    typed: typedBy(world),
    personas: personaIds.map((id) => ({ id, label: personas[id].label })),
    scenarios: [...scenarios].map(([id, { label }]) => ({ id, label })),
  };
}

/** The dock at the bottom of the app's pages. Its cookie is HttpOnly, because the app deletes the cookies that it can read. */
export const dockRoutes = [
  pageRoute('GET /mock/dock.json', (visit) => HttpResponse.json(stateOf(visit))),
  pageRoute('POST /mock/dock', ({ body }) => {
    const how = body.folded === true ? 'folded' : 'unfolded';
    return HttpResponse.json({}, { headers: { 'set-cookie': `${dockCookie}=${how}; Path=/; SameSite=Lax; HttpOnly` } });
  }),
];
