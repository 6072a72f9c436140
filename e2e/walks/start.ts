import * as fc from 'fast-check';
import { type PersonaId, personas } from '../../mocks/people/personas';
import { proofingPersonas } from '../../mocks/people/proofing-personas';
import { registrationPersonas } from '../../mocks/people/registration-personas';
import { variants } from '../../mocks/screens/screens';
import { scenarioLink } from '../support/situation';

/** The start of a walk: the persona, and the address. */
export interface Start {
  persona: PersonaId;
  address: string;
}

export const startOf = (persona: PersonaId): Start => ({ persona, address: `/mock/start?persona=${persona}` });

const ids = (some: object) => Object.keys(some) as PersonaId[];
const others = [...ids(registrationPersonas), ...ids(proofingPersonas)];

/**
 * A walk uses the present device, waits for no unanswered call, and needs an existing client. It counts the age of the session from its
 * start, and counts each console message as a fault.
 */
const entered = [...variants.values()].filter(
  ({ id, variant: { device, logs, answers = [], oidc = {} } }) =>
    !device &&
    !logs &&
    !('client_id' in oidc) &&
    !answers.some((answer) => answer.endsWith('.hang')) &&
    !id.endsWith('session-an-hour-old'),
);

const from = (some: readonly PersonaId[]) => fc.constantFrom(...some).map(startOf);

/** The kinds of start. */
export const starts: Readonly<Record<string, fc.Arbitrary<Start>>> = {
  'who has an account': from(ids(personas).filter((id) => !others.includes(id))),
  'who has none, or another phone': from(ids(registrationPersonas)),
  'who is looked for in the health records': from(ids(proofingPersonas)),
  'who is in the middle of something': fc
    .constantFrom(...entered)
    .map(({ id, variant }) => ({ persona: variant.persona ?? 'mobile', address: scenarioLink(id, { before: true }) })),
};
