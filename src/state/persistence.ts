import '@/configure-zod';
import { combineReducers, type Reducer, type Store } from '@reduxjs/toolkit';
import { type PersistedState, persistReducer, persistStore } from 'redux-persist';
import * as z from 'zod/mini';
import { storedCredentials } from '@/api/login';
import { CALL_TIMEOUT_MS } from '@/limits-and-durations';
import { thisNavigation } from '@/history';
import { paths } from '@/paths';
import { report } from '@/session/report';
import { forgetOtherRenewals } from '@/session/session';
import { documentAccount, documentSession } from '@/session/sign-in';
import { KEY_PREFIX } from '@/session/storage-entry';
import { client, storedClient } from './client';
import { type Deadlines, deadlines, storedDeadlines } from './deadlines';
import { draftChanged, signInEnded } from './events';
import { journey, storedJourney } from './journey';
import { passkey, storedPasskey } from './passkey';
import { profile, storedProfile } from './profile';
import { proofing, storedProofing } from './proofing';
import { forgetSavedDraft, readSavedDraft, sealedStorage, sessionEndOf } from './sealed-storage';

const nullableText = z.nullable(z.string());
const parameters = z.record(z.string(), z.unknown());
const timestamps = z.record(z.string(), z.number());
const clientInfo = z.object({
  client_display_name: z.string(),
  client_homepage_url: z.string(),
  terms_uri: z.string(),
  approved_scopes: z.nullable(z.array(z.string())),
  claims: z.unknown(),
});

/** By `typeof` the initial value of a field. */
const schemaByType: Partial<Record<string, z.ZodMiniType>> = { string: z.string(), number: z.number(), boolean: z.boolean() };

/** A field that is a list, an object or null at first does not compile without a schema. Its initial value does not show its type. */
type Schemas<Stored> = { [Key in keyof Stored]?: z.ZodMiniType<Stored[Key]> } & {
  [Key in keyof Stored as Stored[Key] extends string | number | boolean ? never : Key]: unknown;
};

/** One entry per slice. By default redux-persist stores a text per field. Its types lack `deserialize`. */
const asObjects = { serialize: false, deserialize: false };

function openSaver(store: Store<{ deadlines: Deadlines } & Record<string, object>>, reducers: Record<string, Reducer>) {
  forgetOtherRenewals(documentSession());
  const storage = sealedStorage(() => store.getState().deadlines);
  let invalid = false;
  /** The persisted fields of each entry. */
  const contents: Record<string, () => object> = {};

  /** Wraps a slice's reducer. `stored`: the initial values of the fields that are persisted. */
  const persisted = <Slice, Stored extends Partial<Slice>>(
    name: string,
    reducer: Reducer<Slice>,
    stored: Stored,
    schemas: Schemas<Stored>,
  ) => {
    const byType = Object.entries(stored).map(([key, initial]) => [key, schemaByType[typeof initial]] as const);
    const schema = z.partial(z.object({ ...Object.fromEntries(byType), ...schemas } as Record<string, z.ZodMiniType>));
    const whitelist = Object.keys(stored);
    contents[KEY_PREFIX + name] = () => {
      return Object.fromEntries(Object.entries(store.getState()[name] ?? {}).filter(([key]) => [...whitelist, '_persist'].includes(key)));
    };
    const config = {
      ...asObjects,
      key: name,
      keyPrefix: KEY_PREFIX,
      storage,
      whitelist,
      // If decryption hangs, the app starts without what is stored.
      timeout: CALL_TIMEOUT_MS,
      migrate: (entry: unknown) => {
        const { success, data } = schema.safeParse(entry ?? {});
        if (!success) invalid = true;
        return Promise.resolve(data as unknown as PersistedState);
      },
    };
    // Only redux-persist reads the member `_persist` that it adds.
    return persistReducer<Slice>(config, reducer) as Reducer<Slice>;
  };

  const ofUser = {
    profile: persisted('profile', profile, storedProfile, {
      status: nullableText,
      phoneNumber: nullableText,
      landlineNumber: nullableText,
      changing: z.nullable(z.enum(['mobile', 'landline'])),
    }),
    journey: persisted('journey', journey, storedJourney, {}),
    proofing: persisted('proofing', proofing, storedProofing, {
      dob: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]))?$/)),
      knowNhsNumber: z.nullable(z.boolean()),
      maskedEmailList: z.array(z.string()),
      lockOutTime: z.nullable(z.number()),
    }),
    passkey: persisted('passkey', passkey, storedPasskey, { allowCredentials: storedCredentials }),
  };
  const ofSession = {
    client: persisted('client', client, storedClient, { oidc: parameters, fromAddress: parameters, client: z.nullable(clientInfo) }),
    deadlines: persisted('deadlines', deadlines, storedDeadlines, { lead: z.nullable(z.number()), timestamps, byDevice: timestamps }),
  };
  const all = { ...ofUser, ...ofSession };
  (store as Store).replaceReducer(combineReducers({ ...reducers, ...all }));
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

  /** The session and account for which entries are encrypted, and their end. A login and a renewal change them. */
  const signInNow = () => ({ owner: `${documentSession()} ${documentAccount()}`, end: sessionEndOf(store.getState().deadlines) });
  let signIn = signInNow();
  let rewritten: Promise<unknown> | undefined;
  const followSignIn = () => {
    const { owner, end } = signIn;
    signIn = signInNow();
    const moved = signIn.end !== end;
    if (moved || signIn.owner !== owner) rewritten = storage.rewrite((name) => contents[name]?.() ?? {}, moved);
  };

  const rehydrated = bootstrapped.then(async () => {
    // A restored end is not a moved one.
    signIn = signInNow();
    store.subscribe(followSignIn);
    const saved = await readSavedDraft(store.getState());
    // The pages about cookies link back to it.
    if (!saved || window.location.pathname.startsWith(paths.cookies)) return;
    forgetSavedDraft();
    if (saved.path === window.location.pathname) store.dispatch(draftChanged({ [thisNavigation()]: saved.draft }));
  });

  return {
    rehydrated,
    anyMissing: storage.anyMissing,
    flush: () => {
      followSignIn();
      return Promise.all([persistor.flush(), rewritten]);
    },
    pause: () => persistor.pause(),
    /** Removes everything that is stored, including pending writes. `client`: the client service and the deadlines of the session too. */
    forget: ({ client: too }: { client: boolean }) => {
      void persistor.flush();
      for (const slice of Object.keys(too ? all : ofUser)) void storage.removeItem(KEY_PREFIX + slice);
    },
  };
}

export type Saver = ReturnType<typeof openSaver>;

/**
 * Rehydrates what the session has stored, and saves later changes. Replaces the reducer, as Redux documents for code splitting. Reports an
 * exception itself, because the caller only retries.
 */
export function saveState(...given: Parameters<typeof openSaver>): Saver {
  const fail = (error: unknown): never => {
    report('uncaught', error);
    throw error;
  };
  try {
    const saver = openSaver(...given);
    return { ...saver, rehydrated: saver.rehydrated.catch(fail) };
  } catch (error) {
    return fail(error);
  }
}
