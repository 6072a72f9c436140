import { ApiError } from '@/api/api-error';
import { type ClientInfo, fetchClientInfo } from '@/api/client-info';
import { readText } from '@/session/read-value';
import { clientId, wasHandedOver } from '@/session/sign-in';
import { clientInfoReceived } from '@/state/events';
import type { AppDispatch, Thunk } from '@/state/store';

/** The pending call of each store. Not in the store, which cannot hold a promise. */
const pendingCalls = new WeakMap<AppDispatch, Promise<ClientInfo>>();

/** Fetches the client service's details, once per session. Concurrent callers share one call. Throws ApiError: 404 without a client id. */
export const fetchClient = (): Thunk<Promise<ClientInfo>> => async (dispatch, getState) => {
  const { client, oidc } = getState().client;
  if (client) return client;
  // After a hand-over from which the browser did not leave, only the cookie has the client.
  const id = readText(oidc.client_id) ?? (wasHandedOver() && clientId());
  if (!id) throw new ApiError('answer', 404);
  const shared = pendingCalls.get(dispatch);
  if (shared) return shared;
  const answer = fetchClientInfo(id).finally(() => pendingCalls.delete(dispatch));
  pendingCalls.set(dispatch, answer);
  const info = await answer;
  dispatch(clientInfoReceived(info));
  return info;
};
