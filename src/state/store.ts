import {
  combineReducers,
  configureStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { banners } from './banners';
import { client, clientKept, clientShape } from './client';
import { sessionCleared, sessionTimedOut } from './events';
import { journey, journeyKept, journeyShape } from './journey';
import { page } from './page';
import { passkey, passkeyKept, passkeyShape } from './passkey';
import { persisted } from './persisted';
import { profile, profileKept, profileShape } from './profile';
import { proofing, proofingKept, proofingShape } from './proofing';
import { KEY_PREFIX, storageOf } from './stored';

/** The store of one document, rehydrated from what the same session has stored. Await `rehydrated` before rendering. */
export function makeStore(sessionId: string) {
  const storage = storageOf(sessionId);
  const personal = {
    profile: persisted({ name: 'profile', reducer: profile, kept: profileKept, shape: profileShape }, storage),
    journey: persisted({ name: 'journey', reducer: journey, kept: journeyKept, shape: journeyShape }, storage),
    proofing: persisted({ name: 'proofing', reducer: proofing, kept: proofingKept, shape: proofingShape }, storage),
    passkey: persisted({ name: 'passkey', reducer: passkey, kept: passkeyKept, shape: passkeyShape }, storage),
  };
  const reducer = combineReducers({
    ...personal,
    client: persisted({ name: 'client', reducer: client, kept: clientKept, shape: clientShape }, storage),
    banners,
    page,
  });

  /** When a session ends, what was stored goes at once, writes that are still pending included. */
  const forgetful: Middleware = () => (next) => (action) => {
    const result = next(action);
    const ended = sessionTimedOut.match(action)
      ? Object.keys(personal)
      : sessionCleared.match(action)
        ? [...Object.keys(personal), 'client']
        : [];
    if (ended.length > 0) void persistor.flush();
    for (const slice of ended) void storage.removeItem(KEY_PREFIX + slice);
    return result;
  };

  const store = configureStore({
    reducer,
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] } }).concat(forgetful),
  });
  const persistor = persistStore(store);
  const rehydrated = new Promise<void>((resolve) => {
    const settle = () => persistor.getState().bootstrapped && resolve();
    persistor.subscribe(settle);
    settle();
  });
  return { store, persistor, rehydrated };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
