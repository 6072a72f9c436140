import { HttpResponse } from 'msw';
import type { World } from '../backend/model';
import { emailOf, isPersonaId, password, traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { pageRoute } from './page';

/** The content of the dock. Its script refreshes it after each call of the app. */
export interface DockState {
  persona: string;
  scenario: string;
  /** On the world's clock, in milliseconds since 1970. */
  now: number;
  message?: { kind: string; to: string; text: string; code?: string; link?: string };
  /** The texts that the persona types, by the names of the fields. */
  typed: Record<string, string>;
  scenarios: { id: string; label: string }[];
}

function typedBy({ persona }: World): Record<string, string> {
  const id = isPersonaId(persona) ? persona : 'mobile';
  const { details, mobile, landline } = traitsOf(id);
  const { dob = '', ...rest } = details ?? {};
  const [year = '', month = '', day = ''] = dob.split('-');
  return { email: emailOf(id), password, mobile: mobile ?? '', landline: landline ?? '', ...rest, day, month, year };
}

const stateOf = (world: World): DockState => ({
  persona: world.persona,
  scenario: [...scenarios].find(([, scenario]) => scenario === world.overrides[0]?.scenario)?.[0] ?? '',
  now: world.clock.now(),
  message: world.inbox[0],
  typed: typedBy(world),
  scenarios: [...scenarios].map(([id, { label }]) => ({ id, label })),
});

export const dockRoute = pageRoute('GET /mock/dock.json', ({ world }) => HttpResponse.json(stateOf(world)));
