import type { Account } from '../backend/accounts/account';
import { authorizationRequest } from '../backend/provider/authorization-request';
import { exampleClient } from '../backend/provider/example-client';
import { issueIdentityToken } from '../backend/provider/identity-token';
import { emailOf, password, traitsOf, type PersonaId } from '../people/personas';
import { beginAccount } from '../backend/registration/registration';
import { sendCode } from '../backend/sign-in/security-code';
import { startSession } from '../backend/sign-in/session';
import type { Visit } from '../backend/http/visit';
import { accountByEmail, type Session } from '../backend/world';

/** How far a person has come; `arrival` is before the email address, `email-code` in the middle of making an account. */
export type SoFar = 'arrival' | 'email-code' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';

export interface Progress {
  session: Session;
  /** None for somebody who has yet to make one. */
  account: Account | undefined;
  /** Only at `identity-token`. */
  identityToken?: string;
}

/** Lets a persona have come so far from the example service. `oidc`: added to the authorization request, or put in its place. */
export function bringSoFar(
  { world, url }: Pick<Visit, 'world' | 'url'>,
  persona: PersonaId,
  soFar: SoFar,
  oidc: Record<string, unknown> = {},
): Progress {
  const begun = soFar === 'email-code' ? beginAccount(world, emailOf(persona), password) : undefined;
  const account = begun ?? accountByEmail(world, emailOf(persona));
  const session = startSession(world, { ...authorizationRequest(url.origin, traitsOf(persona).vtr), ...oidc });
  if (!account || begun || soFar === 'arrival') return { session, account };
  session.accountId = account.id;
  session.email = account.email;
  if (soFar === 'mobile-code') sendCode({ world, url }, session, account, 'mobile');
  if (soFar === 'landline-code') sendCode({ world, url }, session, account, 'landline');
  if (soFar !== 'identity-token') return { session, account };
  return { session, account, identityToken: issueIdentityToken(world, account, exampleClient.client_id) };
}
