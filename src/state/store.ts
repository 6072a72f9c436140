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
import { sessionId } from '@/session/session';
import { announceEnd, noteEnd, standing } from '@/session/sign-in';
import { writeEntry } from '@/session/storage-entry';
import { detoursKey, tokenOwnerKey } from '@/session/storage-keys';
import { type Ending, endings } from './endings';
import { loginBegun, personChanged, signInEnded } from './events';
import { reducers } from './reducers';
import type { Saver } from './saver';
import { removeStored } from './storage/stored';

/** Actions of redux-persist carry functions, which cannot be serialised. Redux Toolkit checks actions in development only. */
const serializableCheck = import.meta.env.DEV && {
  ignoredActions: ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map((name) => `persist/${name}`),
};

/**
 * The store of one document. `keep` lazily loads the chunk that rehydrates and stores the slices; people with nothing stored need not wait
 * for it. It rejects if the chunk fails or exceeds a call's time limit, and can then be called again.
 */
export function makeStore(loadSaver = () => import('./saver')) {
  let keeper: Saver | undefined;
  let kept: Promise<Saver> | undefined;

  /** Removes from this browser everything that an ending removes, whether the keeper is loaded or not. */
  const remove = (ending: Ending) => {
    // Cookies and storage may belong to another sign-in by now.
    const { stored, client, cookies, announced } = endings[standing() === 'another' ? 'replaced' : ending];
    // No session cookie: nothing stored can be decrypted any more, so delete all of it.
    if (announced) announceEnd(ending);
    const what = { client: client || sessionId() === '' };
    if (stored) {
      keeper?.forget(what);
      removeStored(what);
    }
    cookies.forEach(removeCookie);
    // The identity token is always among them.
    if (cookies.length > 0) writeEntry('local', tokenOwnerKey, null);
    noteEnd(ending, { client });
  };

  /** Runs synchronously: nothing in flight may find the data again. */
  const forgetful: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (signInEnded.match(action)) {
      remove(action.payload);
      writeEntry('session', detoursKey, null);
    }
    if (personChanged.match(action)) remove('anotherEmail');
    if (loginBegun.match(action)) remove('anotherLogin');
    return result;
  };

  const store = configureStore({
    reducer: combineReducers(reducers),
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck }).concat(forgetful),
  });

  const bring = async () => {
    const { saveState } = await inTime(loadSaver());
    keeper = saveState(store);
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
    /** Whether another document has removed entries of this one: the session has ended there. */
    anyMissing: () => keeper?.anyMissing() ?? false,
  };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
