import type { UnknownAction } from '@reduxjs/toolkit';
import { openSignIn } from '@/session/sign-in';
import { emailOf } from '../../../mocks/people/personas';
import { closeStores, openStorage, openStore } from '../../support/environment';

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

/** The decrypted entry of a slice without the metadata of redux-persist; undefined without an entry. */
export async function persistedValues(slice: string): Promise<object | undefined> {
  const { _persist, ...persisted } = ((await openStorage().getItem(entryOf(slice))) ?? {}) as Record<string, unknown>;
  return _persist ? persisted : undefined;
}

/** Persists values of a slice as an earlier document of the session. */
export const persistValues = (slice: string, values: object) =>
  openStorage().setItem(entryOf(slice), { ...values, _persist: { version: -1, rehydrated: true } });

export const email = emailOf('mobile');
