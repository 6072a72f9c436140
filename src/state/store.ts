import {
  combineReducers,
  configureStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { sessionReplaced } from '@/session/document-session';
import { sessionId } from '@/session/session';
import { banners } from './banners';
import { client, clientKept, clientShape } from './client';
import { sessionCleared, sessionTimedOut } from './events';
import { journey, journeyKept, journeyShape } from './journey';
import { page } from './page';
import { passkey, passkeyKept, passkeyShape } from './passkey';
import { persisted } from './persisted';
import { profile, profileKept, profileShape } from './profile';
import { proofing, proofingKept, proofingShape } from './proofing';
import { KEY_PREFIX, sealedStorage } from './stored';

/** The store of one document, rehydrated from what its session has stored. Await `rehydrated` before rendering. */
export function makeStore() {
  const storage = sealedStorage();
  let spoiled = false;
  const engine = { storage, onSpoiled: () => void (spoiled = true) };
  const personal = {
    profile: persisted({ name: 'profile', reducer: profile, kept: profileKept, shape: profileShape }, engine),
    journey: persisted({ name: 'journey', reducer: journey, kept: journeyKept, shape: journeyShape }, engine),
    proofing: persisted({ name: 'proofing', reducer: proofing, kept: proofingKept, shape: proofingShape }, engine),
    passkey: persisted({ name: 'passkey', reducer: passkey, kept: passkeyKept, shape: passkeyShape }, engine),
  };
  const reducer = combineReducers({
    ...personal,
    client: persisted({ name: 'client', reducer: client, kept: clientKept, shape: clientShape }, engine),
    banners,
    page,
  });

  /** When this session ends, what was stored goes at once, writes that are still pending included; what another one stored stays. */
  const forgetful: Middleware = () => (next) => (action) => {
    const result = next(action);
    const ended = sessionTimedOut.match(action)
      ? Object.keys(personal)
      : sessionCleared.match(action)
        ? [...Object.keys(personal), 'client']
        : [];
    if (ended.length === 0) return result;
    void persistor.flush();
    // A session that has gone left no other behind.
    if (sessionReplaced() && sessionId() !== '') return result;
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
    const settle = () => {
      if (!persistor.getState().bootstrapped) return;
      // An older release wrote one part otherwise: the others may not fit together any more.
      if (spoiled) store.dispatch(sessionCleared());
      resolve();
    };
    persistor.subscribe(settle);
    settle();
  });
  return { store, persistor, rehydrated };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
