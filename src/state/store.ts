import {
  combineReducers,
  configureStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { sessionCleared, sessionTimedOut } from './events';
import type { Keeper } from './kept/keeper';
import { reducers } from './reducers';

/** redux-persist's own actions carry functions. */
const ofKeeper = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map((name) => `persist/${name}`);

/**
 * The store of one document. `keep` makes it keep its slices over a reload, and first brings back what its session has stored; what
 * that needs comes as a chunk of its own, which a person who has nothing stored need not wait for. It rejects when it cannot be had.
 */
export function makeStore() {
  let keeper: Keeper | undefined;
  let kept: Promise<Keeper> | undefined;

  /** When this session ends, what was stored goes at once. */
  const forgetful: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (sessionCleared.match(action)) keeper?.forget({ client: true });
    if (sessionTimedOut.match(action)) keeper?.forget({ client: false });
    return result;
  };

  const store = configureStore({
    reducer: combineReducers(reducers),
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: ofKeeper } }).concat(forgetful),
  });

  const bring = async () => {
    const { keepState } = await import('./kept/keeper');
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
  return { store, keep, flush: () => keeper?.flush() ?? Promise.resolve() };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
