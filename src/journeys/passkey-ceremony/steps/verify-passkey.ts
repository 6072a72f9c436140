import { type AuthenticationResponseJSON, sendSignal } from '@simplewebauthn/browser';
import { type ErrorMatch, rowFor } from '@/api/error-match';
import { type AuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import { ApiError } from '@/api/http';
import type { PasskeyStart } from '@/journeys/passkey/steps/passkey-start';
import { leaveAndEndSession, type Outcome } from '@/outcome/outcome';
import { storeVisitorId } from '@/session/visitor-id';

export interface Assertion {
  options: AuthenticationOptions;
  credential: AuthenticationResponseJSON;
}

const unknownPasskey: ErrorMatch = { status: 404, message: 'Credential not found' };

/** Asks the browser not to offer this passkey again (WebAuthn Level 3, 5.1.10). Few browsers support it, so the result is ignored. */
const forget = ({ options, credential }: Assertion) =>
  void sendSignal({
    signalName: 'unknownCredential',
    rpID: options.authentication_options.rpId ?? location.hostname,
    credentialID: credential.id,
  }).catch(() => undefined);

/** Verifies an assertion with the server. Throws ApiError. */
export async function verifyPasskey(assertion: Assertion, { failed }: PasskeyStart): Promise<Outcome> {
  const { options, credential } = assertion;
  try {
    const { verified, ...answer } = await verifyAuthentication({
      transaction_id: options.transaction_id,
      authentication_credential: credential,
    });
    if (!verified) return failed;
    if (answer.account_id) storeVisitorId(answer.account_id);
    return leaveAndEndSession(answer.redirect_uri ?? '', 'completedElsewhere');
  } catch (error) {
    if (error instanceof ApiError && rowFor(error, [unknownPasskey])) forget(assertion);
    throw error;
  }
}
