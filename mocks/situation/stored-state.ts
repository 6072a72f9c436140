import type { UnknownAction } from '@reduxjs/toolkit';
import { client } from '../../src/state/client';
import { journey } from '../../src/state/journey';
import { passkey } from '../../src/state/passkey';
import { profile } from '../../src/state/profile';
import { proofing } from '../../src/state/proofing';
import { keyOf, seal } from '../../src/state/storage/seal';
import { KEY_PREFIX } from '../../src/state/storage/stored';

const slices = { profile, journey, proofing, passkey, client };

/**
 * The local storage of a browser whose app has been through these events in this session: the slices as redux-persist
 * writes them, sealed as the app seals them. What is not to be kept the app drops when it reads.
 */
export async function storedState(sessionId: string, events: readonly UnknownAction[]): Promise<Record<string, string>> {
  const key = await keyOf(sessionId);
  const savedAt = Date.now();
  const entries = Object.entries(slices).map(async ([name, reducer]) => {
    const state = events.reduce<object | undefined>((before, event) => reducer(before as never, event), undefined) ?? {};
    const written = Object.entries(state).map(([part, value]) => [part, JSON.stringify(value)] as const);
    const text = JSON.stringify({ ...Object.fromEntries(written), _persist: JSON.stringify({ version: -1, rehydrated: true }) });
    const entry = KEY_PREFIX + name;
    return [entry, JSON.stringify({ savedAt, sealed: await seal(key, `${entry} ${savedAt}`, text) })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
