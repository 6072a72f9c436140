import { type AuthenticationResponseJSON, sendSignal } from '@simplewebauthn/browser';
import { type ErrorMatch, rowFor } from '@/api/error-match';
import { type AuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import { ApiError } from '@/api/http';
import type { PasskeyStart } from '@/journeys/passkey/steps/passkey-start';
import { leaveAndEndSession, type Outcome } from '@/outcome/outcome';
import { keepVisitorId } from '@/session/visitor-id';

/** The answer of a browser to a challenge. */
export interface Assertion {
  options: AuthenticationOptions;
  credential: AuthenticationResponseJSON;
}

/** How the server says that it does not, or no longer, know a passkey. */
const unknownPasskey: ErrorMatch = { status: 404, message: 'Credential not found' };

/** Asks the browser not to offer it again (WebAuthn Level 3, 5.1.10). Best effort: few browsers can, and nobody waits for it. */
const forget = ({ options, credential }: Assertion) =>
  void sendSignal({
    signalName: 'unknownCredential',
    rpID: options.authentication_options.rpId ?? location.hostname,
    credentialID: credential.id,
  }).catch(() => undefined);

/** Has the server judge an assertion. Throws ApiError. */
export async function verifyPasskey(assertion: Assertion, { failed }: PasskeyStart): Promise<Outcome> {
  const { options, credential } = assertion;
  try {
    const { verified, ...answer } = await verifyAuthentication({
      transaction_id: options.transaction_id,
      authentication_credential: credential,
    });
    if (!verified) return failed;
    if (answer.account_id) keepVisitorId(answer.account_id);
    return leaveAndEndSession(answer.redirect_uri ?? '', 'completedElsewhere');
  } catch (error) {
    if (error instanceof ApiError && rowFor(error, [unknownPasskey])) forget(assertion);
    throw error;
  }
}
