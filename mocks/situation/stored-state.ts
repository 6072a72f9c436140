import type { UnknownAction } from '@reduxjs/toolkit';
import { KEY_PREFIX } from '../../src/session/storage-entry';
import { client } from '../../src/state/client';
import { deadlines } from '../../src/state/deadlines';
import { arrived } from '../../src/state/events';
import { journey } from '../../src/state/journey';
import { passkey } from '../../src/state/passkey';
import { profile } from '../../src/state/profile';
import { proofing } from '../../src/state/proofing';
import { keyOf, seal } from '../../src/state/seal';
import type { Session } from '../backend/model';

const slices = { profile, journey, proofing, passkey, client, deadlines };

/** The app's event for the first document of a session. */
const arrivalOf = ({ oidc }: Session, later: number) => ({
  ...arrived({
    emailedQuery: '',
    roundTrips: [],
    kindsInAddress: [],
    isRequest: false,
    loggedIn: false,
    fromCookie: oidc,
    fromAddress: {},
  }),
  meta: { at: Date.now() - later, lead: later },
});

/**
 * The local storage of a browser after these events of the app in this session: the slices as redux-persist
 * writes them, encrypted as by the app. The app drops values that it does not persist. `later`: the measured lead of the server's clock,
 * in milliseconds.
 */
export async function storedState(session: Session, events: readonly UnknownAction[], later: number): Promise<Record<string, string>> {
  const key = await keyOf(session.id);
  // An hour is the longest life of an entry.
  const end = Date.now() + 3_600_000;
  const entries = Object.entries(slices).map(async ([name, reducer]) => {
    const first = name === 'deadlines' ? [arrivalOf(session, later)] : [];
    const reduced = [...first, ...events].reduce<object | undefined>((before, event) => reducer(before as never, event), undefined) ?? {};
    const state = name === 'deadlines' ? { ...reduced, lead: later } : reduced;
    const text = JSON.stringify({ ...state, _persist: { version: -1, rehydrated: true } });
    const entry = KEY_PREFIX + name;
    return [entry, JSON.stringify({ end, sealed: await seal(key, `${entry} ${end}`, text) })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
