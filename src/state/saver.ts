import { combineReducers, type Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { thisNavigation } from '@/history';
import { forgetOtherRenewals } from '@/session/note-renewal';
import { documentAccount, documentSession } from '@/session/sign-in';
import { clientKept, clientShape } from './client.shape';
import { deadlinesKept, deadlinesShape } from './deadlines.shape';
import { draftKept, signInEnded } from './events';
import { journeyKept, journeyShape } from './journey.shape';
import { passkeyKept, passkeyShape } from './passkey.shape';
import { profileKept, profileShape } from './profile.shape';
import { proofingKept, proofingShape } from './proofing.shape';
import { reducers } from './reducers';
import { persisted } from './storage/persisted';
import { takeSavedDraft } from './storage/saved-draft';
import { sealedStorage } from './storage/sealed-storage';
import { KEY_PREFIX } from './storage/stored';

/** Makes a running store survive a reload: rehydrates the state that its session has stored, and stores every later change. */
export function saveState(store: Store) {
  forgetOtherRenewals(documentSession());
  const storage = sealedStorage();
  let spoiled = false;
  const engine = { storage, onSpoiled: () => void (spoiled = true) };
  const { profile, journey, proofing, passkey, client, deadlines, ...inMemory } = reducers;
  const personal = {
    profile: persisted({ name: 'profile', reducer: profile, kept: profileKept, shape: profileShape }, engine),
    journey: persisted({ name: 'journey', reducer: journey, kept: journeyKept, shape: journeyShape }, engine),
    proofing: persisted({ name: 'proofing', reducer: proofing, kept: proofingKept, shape: proofingShape }, engine),
    passkey: persisted({ name: 'passkey', reducer: passkey, kept: passkeyKept, shape: passkeyShape }, engine),
  };
  const kept = {
    ...personal,
    client: persisted({ name: 'client', reducer: client, kept: clientKept, shape: clientShape }, engine),
    deadlines: persisted({ name: 'deadlines', reducer: deadlines, kept: deadlinesKept, shape: deadlinesShape }, engine),
  };
  store.replaceReducer(combineReducers({ ...kept, ...inMemory }));
  const persistor = persistStore(store);

  const bootstrapped = new Promise<void>((resolve) => {
    const settle = () => {
      if (!persistor.getState().bootstrapped) return;
      // Perhaps from an older release: the other slices may not fit together with the initial state of this one.
      if (spoiled) store.dispatch(signInEnded('invalid'));
      resolve();
    };
    persistor.subscribe(settle);
    settle();
  });

  const rehydrated = bootstrapped.then(async () => {
    const draft = await takeSavedDraft();
    if (draft) store.dispatch(draftKept({ [thisNavigation()]: draft }));
  });

  /** Whom the entries are encrypted for. Changes when the user signs in, and when the server renews the session id. */
  const ownerNow = () => `${documentSession()} ${documentAccount()}`;
  let owner = ownerNow();
  let encrypted: Promise<unknown> | undefined;
  const encryptForOwner = () => {
    if (owner === ownerNow()) return;
    owner = ownerNow();
    encrypted = storage.sealAnew();
  };
  store.subscribe(encryptForOwner);

  return {
    rehydrated,
    anyMissing: storage.anyMissing,
    flush: () => {
      encryptForOwner();
      return Promise.all([persistor.flush(), encrypted]);
    },
    pause: () => persistor.pause(),
    /** Removes everything that is stored, pending writes included. `client`: the client service and the deadlines of the session too. */
    forget: ({ client: too }: { client: boolean }) => {
      void persistor.flush();
      for (const slice of Object.keys(too ? kept : personal)) void storage.removeItem(KEY_PREFIX + slice);
    },
  };
}

export type Saver = ReturnType<typeof saveState>;
