import { sendResetLink } from '../../mocks/backend/recovery/reset-link';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { linkSentTo, world } from '../../mocks/server';

/** Emails a link to choose a new password. */
export function emailResetLink(persona: PersonaId = 'mobile') {
  const account = accountByEmail(world(), emailOf(persona));
  if (!account) throw new Error(`${persona} has no account`);
  sendResetLink(world(), account, 'A link');
}

/** The address in the newest of these emails. */
export const resetLink = (persona: PersonaId = 'mobile') => linkSentTo(emailOf(persona));

/** Emails a link and returns its address. */
export function newLink(persona: PersonaId = 'mobile'): string {
  emailResetLink(persona);
  return resetLink(persona);
}

/** The parameters of a link; one that is undefined is left out. */
type LinkParameters = Record<string, string | undefined>;

/** The parameters of a link that works for a minute. */
export const goodParameters = (): LinkParameters => ({
  username: 'somebody@example.com',
  code: '483920',
  expiry: String(Date.now() + 60_000),
});

/** The link with these parameters. */
export const linkWith = (parameters: LinkParameters) =>
  `/reset/new-password?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;
