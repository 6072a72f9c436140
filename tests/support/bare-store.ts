import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { openSignIn } from '@/session/sign-in';
import { storedDeadlines } from '@/state/deadlines';
import { sealedStorage } from '@/state/sealed-storage';
import { makeStore, reducers } from '@/state/store';
import { closeStores, registerStore } from './open-stores';

const reduce = combineReducers(reducers);

/** All slices after these events, without a store around them. */
export const stateAfter = (...events: UnknownAction[]) => events.reduce(reduce, reduce(undefined, { type: 'start' }));

/** A store without a page. It persists nothing until `startSaving` is called. */
export function openStore(...events: UnknownAction[]) {
  const opened = makeStore();
  registerStore(opened);
  for (const event of events) opened.store.dispatch(event);
  return opened;
}

/** A store that persists its state, with the state of an earlier store restored. */
export async function openPersistedStore(...events: UnknownAction[]) {
  const opened = openStore();
  await opened.startSaving();
  for (const event of events) opened.store.dispatch(event);
  return opened;
}

/** Reloads the document. */
export async function reloadPersistedStore() {
  await closeStores();
  openSignIn();
  return openPersistedStore();
}

const entryOf = (slice: string) => `nhs-login-${slice}`;

/** The storage engine of a document. Without timestamps, nothing ends its entries before their longest life. */
export const openStorage = () => sealedStorage(() => storedDeadlines);

/** The decrypted entry of a slice without the metadata of redux-persist; undefined without an entry. */
export async function persistedValues(slice: string): Promise<object | undefined> {
  const { _persist, ...persisted } = ((await openStorage().getItem(entryOf(slice))) ?? {}) as Record<string, unknown>;
  return _persist ? persisted : undefined;
}

/** Persists values of a slice as an earlier document of the session. */
export const persistValues = (slice: string, values: object) =>
  openStorage().setItem(entryOf(slice), { ...values, _persist: { version: -1, rehydrated: true } });
