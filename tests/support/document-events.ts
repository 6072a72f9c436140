import { followPageLifecycle } from '@/app/page-lifecycle';
import { exit } from '@/outcome/exit';
import { readArrival } from '@/session/arrival';
import { emailEntered } from '@/state/events';
import { makeStore } from '@/state/store';
import { emailOf } from '../../mocks/people/personas';
import { signInAs } from '../../mocks/server';
import { registerStore } from './open-stores';

let listeners: [string, EventListener][] = [];
const listen = (type: string, listener: unknown) => void listeners.push([type, listener as EventListener]);

/** Calls the listeners of the document that was opened last. */
export const dispatchToDocument = (event: Event) => {
  for (const [type, listener] of listeners) if (type === event.type) listener(event);
};
/** The storage event of an entry that another document removed; null: of all entries. */
export const storageRemoval = (key: string | null, oldValue: string | null = null) =>
  new StorageEvent('storage', { key, oldValue, newValue: null });

/** Another session in the cookie. */
export const replaceSession = () => void signInAs('landline');

/** A document that has just been opened and follows its lifecycle. `saverLoads`: false if the state saver fails to load. */
export async function openDocument(path = '/enter-email', { signedIn = true, keeps: saverLoads = true } = {}) {
  listeners = [];
  vi.spyOn(window, 'addEventListener').mockImplementation(listen);
  vi.spyOn(document, 'addEventListener').mockImplementation(listen);
  if (signedIn) signInAs('mobile');
  window.history.replaceState(null, '', path);
  readArrival('');
  const opened = makeStore();
  registerStore(opened);
  await opened.startSaving();
  followPageLifecycle(saverLoads ? opened : { ...opened, startSaving: () => Promise.reject(new Error('No chunk')) });
  opened.store.dispatch(emailEntered(emailOf('mobile')));
  const reload = vi.spyOn(exit, 'reload').mockResolvedValue();
  const leave = vi.spyOn(exit, 'leave').mockResolvedValue();
  return {
    ...opened,
    reload,
    leave,
    listenedEvents: () => listeners.map(([type]) => type),
    email: () => opened.store.getState().profile.email,
  };
}
