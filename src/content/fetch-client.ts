import { type ClientInfo, fetchClientInfo } from '@/api/client-info';
import { ApiError } from '@/api/http';
import { clientInfoReceived } from '@/state/events';
import type { Thunk } from '@/state/store';

/** Fetches the client service's details from the auth API, once per session. Throws ApiError; 404 without a client id. */
export const fetchClient = (): Thunk<Promise<ClientInfo>> => async (dispatch, getState) => {
  const { client, oidc } = getState().client;
  if (client) return client;
  if (typeof oidc.client_id !== 'string') throw new ApiError('answer', 404);
  const info = await fetchClientInfo(oidc.client_id);
  dispatch(clientInfoReceived(info));
  return info;
};
