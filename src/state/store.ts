import {
  combineReducers,
  configureStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { inTime } from '@/api/in-time';
import { sessionReplaced } from '@/session/document-session';
import { sessionId } from '@/session/session';
import { sessionCleared, sessionTimedOut } from './events';
import type { Keeper } from './kept/keeper';
import { reducers } from './reducers';
import { removeStored } from './stored';

/** redux-persist's own actions carry functions. */
const ofKeeper = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map((name) => `persist/${name}`);

/**
 * The store of one document. `keep` makes it keep its slices over a reload, and first brings back what its session has stored; what
 * that needs comes as a chunk of its own, which a person who has nothing stored need not wait for. It rejects when that cannot be
 * had, or hangs for as long as a call may; it can then be asked for again.
 */
export function makeStore(loadKeeper = () => import('./kept/keeper')) {
  let keeper: Keeper | undefined;
  let kept: Promise<Keeper> | undefined;

  /** What this session has stored goes, be the keeper there or not; what another one has stored stays. */
  const forget = (what: { client: boolean }) => {
    // A session that has gone left no other behind, and nobody can open what it has stored.
    const gone = sessionId() === '';
    if (sessionReplaced() && !gone) return;
    (keeper?.forget ?? removeStored)({ client: gone || what.client });
  };

  /** When this session ends, that happens at once. */
  const forgetful: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (sessionCleared.match(action)) forget({ client: true });
    if (sessionTimedOut.match(action)) forget({ client: false });
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
