import {
  combineReducers,
  configureStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { inTime } from '@/api/in-time';
import { removeCookie } from '@/session/cookies';
import { noteEnd, standing } from '@/session/sign-in';
import { sessionId } from '@/session/session';
import { type Ending, endings } from './endings';
import { loginBegun, personChanged, signInEnded } from './events';
import { reducers } from './reducers';
import type { Keeper } from './storage/keeper';
import { removeStored } from './storage/stored';

/** redux-persist's own actions carry functions. */
const ofKeeper = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map((name) => `persist/${name}`);

/**
 * The store of one document. `keep` makes it keep its slices over a reload, and first brings back what its session has stored; what
 * that needs comes as a chunk of its own, which a person who has nothing stored need not wait for. It rejects when that cannot be
 * had, or hangs for as long as a call may; it can then be asked for again.
 */
export function makeStore(loadKeeper = () => import('./storage/keeper')) {
  let keeper: Keeper | undefined;
  let kept: Promise<Keeper> | undefined;

  /** Removes from this browser what an end takes along, be the keeper there or not. */
  const remove = (ending: Ending) => {
    // The cookies and the storage are another sign-in's by now.
    const { stored, client, cookies, announced } = endings[standing() === 'another' ? 'replaced' : ending];
    // No session cookie: nothing stored can be decrypted any more, so delete all of it.
    if (stored) (keeper?.forget ?? removeStored)({ client: client || sessionId() === '' });
    cookies.forEach(removeCookie);
    noteEnd({ announced });
  };

  /** At once: nothing that is under way may find it again. */
  const forgetful: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (signInEnded.match(action)) remove(action.payload);
    if (personChanged.match(action)) remove('anotherEmail');
    if (loginBegun.match(action)) remove('anotherLogin');
    return result;
  };

  const store = configureStore({
    reducer: combineReducers(reducers),
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: ofKeeper } }).concat(forgetful),
  });

  const bring = async () => {
    const { keepState } = await inTime(loadKeeper());
    keeper = keepState(store);
    await keeper.rehydrated;
    return keeper;
  };
  const keep = () => {
    kept ??= bring().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
  return {
    store,
    keep,
    flush: () => keeper?.flush() ?? Promise.resolve(),
    /** Whether something of what this document has stored was removed by another one: the session has ended there. */
    anyMissing: () => keeper?.anyMissing() ?? false,
  };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
