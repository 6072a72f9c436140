import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { navigationType } from './browser';
import { startClock } from './clock';
import { takeEmailedQuery } from './emailed-link';
import { identityToken } from './identity-token';
import { type Parameters, readParameters } from './oidc-parameters';
import { type Return, takeReturn, withoutMarker } from './round-trips';
import { openSignIn } from './sign-in';

export interface Arrival extends Return, Parameters {
  emailedQuery: string;
  /** Whether an identity token shows a logged-in user. */
  loggedIn: boolean;
  /** A client service or the auth API sent the browser here. False for a reload and for Back. */
  isRequest: boolean;
}

/** Rewrites the address to the canonical path, without round-trip marker or emailed query, which neither router nor history may store. */
function tidyAddress(): Return & Pick<Arrival, 'emailedQuery'> {
  const { search: given } = window.location;
  const emailedQuery = takeEmailedQuery();
  const { pathname, search, hash } = window.location;
  const returned = takeReturn({ pathname, search: given });
  const { returnedFrom } = returned;
  const rest = withoutMarker(search);
  const path = canonicalPath(pathname);
  if (returnedFrom || path + rest !== pathname + search) rewriteAddress(path + rest + hash, returnedFrom && { returnedFrom });
  return { ...returned, emailedQuery };
}

/** Reads which user arrived for which client. Runs once per document, before the first render. */
export function readArrival(search: string): Arrival {
  const { fromCookie, fromAddress } = readParameters(search);
  const isRequest = fromAddress.client_id !== undefined && navigationType() === 'navigate';
  startClock();
  openSignIn();
  return { fromCookie, fromAddress, isRequest, loggedIn: identityToken() !== undefined, ...tidyAddress() };
}
