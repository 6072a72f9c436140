import '@/configure-zod';
import type { Reducer } from '@reduxjs/toolkit';
import { type PersistedState, persistReducer } from 'redux-persist';
import * as z from 'zod/mini';
import { CALL_TIMEOUT_MS } from '@/constants';
import type { sealedStorage } from './sealed-storage';
import { KEY_PREFIX } from './stored';

/** By `typeof` the initial value of a field. */
const schemaByType: Partial<Record<string, z.ZodMiniType>> = { string: z.string(), number: z.number(), boolean: z.boolean() };

/** A field that is a list, an object or null at first does not compile without a schema. Its initial value does not show its type. */
type Schemas<Stored> = { [Key in keyof Stored]?: z.ZodMiniType<Stored[Key]> } & {
  [Key in keyof Stored as Stored[Key] extends string | number | boolean ? never : Key]: unknown;
};

interface Slice<State, Stored> {
  name: string;
  reducer: Reducer<State>;
  /** The initial values of the fields that are persisted. */
  stored: Stored;
  schemas: Schemas<Stored>;
}

interface Engine {
  /** Our own storage engine. The one in redux-persist leaves a blank page when bundled as an ES module. */
  storage: ReturnType<typeof sealedStorage>;
  /** Called when a stored value has another type than its field. Its entry is dropped. */
  onInvalid: () => void;
}

/** Stores one JSON text per slice. By default redux-persist stores a text per field. Its types lack `deserialize`. */
const oneText = { serialize: false, deserialize: false };
const inTexts = ({ getItem, setItem, removeItem }: Engine['storage']) => ({
  getItem: async (name: string) => JSON.parse((await getItem(name)) ?? 'null') as unknown,
  setItem: (name: string, slice: object) => setItem(name, JSON.stringify(slice)),
  removeItem,
});

/** Wraps a slice's reducer so that the slice is persisted under its own key. */
export function persisted<State, Stored extends Partial<State>>(
  { name, reducer, stored, schemas }: Slice<State, Stored>,
  { storage, onInvalid }: Engine,
) {
  const byType = Object.entries(stored).map(([key, initial]) => [key, schemaByType[typeof initial]] as const);
  const schema = z.partial(z.object({ ...Object.fromEntries(byType), ...schemas } as Record<string, z.ZodMiniType>));
  return persistReducer<State>(
    {
      ...oneText,
      key: name,
      keyPrefix: KEY_PREFIX,
      storage: inTexts(storage),
      whitelist: Object.keys(stored),
      // If decryption hangs, the app starts without what is stored.
      timeout: CALL_TIMEOUT_MS,
      migrate: (entry) => {
        const { success, data } = schema.safeParse(entry ?? {});
        if (!success) onInvalid();
        return Promise.resolve(data as unknown as PersistedState);
      },
    },
    reducer,
  );
}
