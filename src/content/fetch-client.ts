import { type ClientInfo, fetchClientInfo } from '@/api/client-info';
import { ApiError } from '@/api/http';
import { readText } from '@/session/read-value';
import { clientInfoReceived } from '@/state/events';
import type { Thunk } from '@/state/store';

/** Fetches the client service's details from the auth API, once per session. Throws ApiError; 404 without a client id. */
export const fetchClient = (): Thunk<Promise<ClientInfo>> => async (dispatch, getState) => {
  const { client, oidc } = getState().client;
  if (client) return client;
  const id = readText(oidc.client_id);
  if (id === undefined) throw new ApiError('answer', 404);
  const info = await fetchClientInfo(id);
  dispatch(clientInfoReceived(info));
  return info;
};
