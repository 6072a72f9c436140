import '@/configure-zod';
import type { Reducer } from '@reduxjs/toolkit';
import { type PersistedState, persistReducer } from 'redux-persist';
import * as z from 'zod/mini';
import { CALL_TIMEOUT_MS } from '@/constants';
import type { sealedStorage } from './sealed-storage';
import { KEY_PREFIX } from './stored';

/**
 * Says for every key of a slice whether it is stored. A new key does not compile until someone has decided.
 * It lies with the slice's shape in `<slice>.shape.ts`, of which slices import only types: zod stays out of the first page.
 */
export type Kept<State> = { readonly [Key in keyof State]-?: boolean };

interface Slice<State> {
  name: string;
  reducer: Reducer<State>;
  kept: Kept<State>;
  shape: z.ZodMiniObject;
}

interface Engine {
  /** An engine of our own: redux-persist's leaves a blank page when bundled as an ES module. */
  storage: ReturnType<typeof sealedStorage>;
  /** A stored value does not fit its slice's shape, and was dropped. */
  onSpoiled: () => void;
}

/** Wraps a slice's reducer so that the slice survives a reload, under a key of its own. */
export const persisted = <State>({ name, reducer, kept, shape }: Slice<State>, { storage, onSpoiled }: Engine) =>
  persistReducer<State>(
    {
      key: name,
      keyPrefix: KEY_PREFIX,
      storage,
      whitelist: Object.keys(kept).filter((key) => kept[key as keyof State]),
      // Without what is stored where its decryption hangs: nobody waits for ever.
      timeout: CALL_TIMEOUT_MS,
      migrate: (stored) => {
        const { success, data } = z.partial(shape).safeParse(stored ?? {});
        if (!success) onSpoiled();
        return Promise.resolve(data as PersistedState);
      },
    },
    reducer,
  );
