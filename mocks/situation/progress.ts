import type { Account, Session, Visit } from '../backend/model';
import { authorizationRequest, exampleClient } from '../backend/provider/example-client';
import { issueIdentityToken } from '../backend/provider/identity-token';
import { beginAccount } from '../backend/registration/registration';
import { sendCode } from '../backend/sign-in/security-code';
import { startSession } from '../backend/sign-in/session';
import { accountByEmail } from '../backend/world';
import { emailOf, password, type PersonaId, traitsOf } from '../people/personas';

/** A point of the sign-in: `arrival` is before the email address, `email-code` is during a registration. */
export type Progress = 'arrival' | 'email-code' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';

export interface AdvancedSignIn {
  session: Session;
  /** Undefined before registration. */
  account: Account | undefined;
  /** Only at `identity-token`. */
  identityToken?: string;
}

/** Moves a persona from the example service to this point of the sign-in. `oidc` is merged into the authorization request. */
export function advanceSignIn(
  { world, url }: Pick<Visit, 'world' | 'url'>,
  persona: PersonaId,
  progress: Progress,
  oidc: Record<string, unknown> = {},
): AdvancedSignIn {
  const begun = progress === 'email-code' ? beginAccount(world, emailOf(persona), password) : undefined;
  const account = begun ?? accountByEmail(world, emailOf(persona));
  const session = startSession(world, { ...authorizationRequest(url.origin, traitsOf(persona).vtr), ...oidc });
  if (!account || begun || progress === 'arrival') return { session, account };
  session.accountId = account.id;
  session.email = account.email;
  if (progress === 'mobile-code') sendCode({ world, url }, session, account, 'mobile');
  if (progress === 'landline-code') sendCode({ world, url }, session, account, 'landline');
  if (progress !== 'identity-token') return { session, account };
  return { session, account, identityToken: issueIdentityToken(world, account, exampleClient.client_id) };
}
