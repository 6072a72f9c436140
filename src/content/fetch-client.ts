import { type ClientInfo, fetchClientInfo } from '@/api/client-info';
import { ApiError } from '@/api/http';
import { readText } from '@/session/read-value';
import { signOutsOf } from '@/session/sign-in';
import { clientInfoReceived } from '@/state/events';
import type { AppDispatch, Thunk } from '@/state/store';

/** The call under way of each store, with what its answer is about. */
const underWay = new WeakMap<AppDispatch, { about: string; answer: Promise<ClientInfo> }>();

/**
 * Fetches the client service's details from the auth API, once per session: a call that is under way is shared. Throws ApiError; 404 without
 * a client id.
 */
export const fetchClient = (): Thunk<Promise<ClientInfo>> => (dispatch, getState) => {
  const { client, oidc } = getState().client;
  if (client) return Promise.resolve(client);
  const id = readText(oidc.client_id);
  if (id === undefined) return Promise.reject(new ApiError('answer', 404));
  // The answer to a call from before a sign-out is dropped.
  const about = JSON.stringify([id, signOutsOf('client')]);
  const shared = underWay.get(dispatch);
  if (shared?.about === about) return shared.answer;
  const ask = async () => {
    try {
      const info = await fetchClientInfo(id);
      dispatch(clientInfoReceived(info));
      return info;
    } finally {
      if (underWay.get(dispatch)?.about === about) underWay.delete(dispatch);
    }
  };
  const answer = ask();
  underWay.set(dispatch, { about, answer });
  return answer;
};
