import { combineReducers, type Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import * as z from 'zod/mini';
import { storedCredentials } from '@/api/credentials';
import { thisNavigation } from '@/history';
import { documentAccount, documentSession } from '@/session/sign-in';
import { forgetOtherRenewals } from '@/session/store-renewal';
import { storedClient } from './client';
import { storedDeadlines } from './deadlines';
import { draftChanged, signInEnded } from './events';
import { storedJourney } from './journey';
import { storedPasskey } from './passkey';
import { storedProfile } from './profile';
import { storedProofing } from './proofing';
import { reducers } from './reducers';
import { persisted } from './storage/persisted';
import { takeSavedDraft } from './storage/saved-draft';
import { sealedStorage } from './storage/sealed-storage';
import { KEY_PREFIX } from './storage/stored';

const nullableText = z.nullable(z.string());
const parameters = z.record(z.string(), z.unknown());
const timestamps = z.record(z.string(), z.number());

// Schemas of the persisted fields whose initial value does not show their type.
const profileSchemas = {
  status: nullableText,
  phoneNumber: nullableText,
  landlineNumber: nullableText,
  changing: z.nullable(z.enum(['mobile', 'landline'])),
};
const proofingSchemas = {
  dob: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]))?$/)),
  knowNhsNumber: z.nullable(z.boolean()),
  maskedEmailList: z.array(z.string()),
  lockOutTime: z.nullable(z.number()),
};
const passkeySchemas = { allowCredentials: storedCredentials };
const clientSchemas = {
  oidc: parameters,
  fromAddress: parameters,
  client: z.nullable(
    // In the order of `ClientInfo`. Zod reads keys in the order of its schema, and an entry retains its age only while its text is the
    // same.
    z.object({
      client_homepage_url: z.string(),
      terms_uri: z.string(),
      client_display_name: z.string(),
      approved_scopes: z.nullable(z.array(z.string())),
      claims: z.unknown(),
    }),
  ),
};
const deadlinesSchemas = { lead: z.nullable(z.number()), timestamps, byDevice: timestamps };

/** Persists the state of a running store: rehydrates what its session has stored, and saves every later change. */
export function saveState(store: Store) {
  forgetOtherRenewals(documentSession());
  const storage = sealedStorage();
  let invalid = false;
  const engine = { storage, onInvalid: () => void (invalid = true) };
  const { profile, journey, proofing, passkey, client, deadlines, ...inMemory } = reducers;
  const userReducers = {
    profile: persisted({ name: 'profile', reducer: profile, stored: storedProfile, schemas: profileSchemas }, engine),
    journey: persisted({ name: 'journey', reducer: journey, stored: storedJourney, schemas: {} }, engine),
    proofing: persisted({ name: 'proofing', reducer: proofing, stored: storedProofing, schemas: proofingSchemas }, engine),
    passkey: persisted({ name: 'passkey', reducer: passkey, stored: storedPasskey, schemas: passkeySchemas }, engine),
  };
  const persistedReducers = {
    ...userReducers,
    client: persisted({ name: 'client', reducer: client, stored: storedClient, schemas: clientSchemas }, engine),
    deadlines: persisted({ name: 'deadlines', reducer: deadlines, stored: storedDeadlines, schemas: deadlinesSchemas }, engine),
  };
  store.replaceReducer(combineReducers({ ...persistedReducers, ...inMemory }));
  const persistor = persistStore(store);

  const bootstrapped = new Promise<void>((resolve) => {
    const settle = () => {
      if (!persistor.getState().bootstrapped) return;
      // The entry may be from an older release. The other slices may not fit the initial state of this one.
      if (invalid) store.dispatch(signInEnded('invalid'));
      resolve();
    };
    persistor.subscribe(settle);
    settle();
  });

  const rehydrated = bootstrapped.then(async () => {
    const draft = await takeSavedDraft();
    if (draft) store.dispatch(draftChanged({ [thisNavigation()]: draft }));
  });

  /** The session and account for which entries are encrypted. Changes when the user signs in, and when the server renews the session id. */
  const ownerNow = () => `${documentSession()} ${documentAccount()}`;
  let owner = ownerNow();
  let encrypted: Promise<unknown> | undefined;
  const encryptForOwner = () => {
    if (owner === ownerNow()) return;
    owner = ownerNow();
    encrypted = storage.sealAll();
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
    /** Removes everything that is stored, including pending writes. `client`: the client service and the deadlines of the session too. */
    forget: ({ client: too }: { client: boolean }) => {
      void persistor.flush();
      for (const slice of Object.keys(too ? persistedReducers : userReducers)) void storage.removeItem(KEY_PREFIX + slice);
    },
  };
}

export type Saver = ReturnType<typeof saveState>;
