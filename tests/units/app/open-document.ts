import { followTabs } from '@/app/tabs';
import { exit } from '@/outcome/exit';
import { readArrival } from '@/session/arrival';
import { emailEntered } from '@/state/events';
import { makeStore } from '@/state/store';
import { emailOf } from '../../../mocks/people/personas';
import { signInAs } from '../../../mocks/server';
import { followDocument, registerStore } from '../../support/environment';

/** Dispatches an event where browsers do. */
export const dispatchToDocument = (event: Event) => (event.type === 'visibilitychange' ? document : window).dispatchEvent(event);
/** The storage event of an entry that another document removed; null: of all entries. */
export const storageRemoval = (key: string | null, oldValue: string | null = null) =>
  new StorageEvent('storage', { key, oldValue, newValue: null });

export const replaceSession = () => void signInAs('landline');

/** A document that has just been opened and follows its lifecycle. */
export async function openDocument(path = '/enter-email', { signedIn = true } = {}) {
  if (signedIn) signInAs('mobile');
  window.history.replaceState(null, '', path);
  readArrival('');
  const opened = makeStore();
  registerStore(opened);
  await opened.startSaving();
  followDocument(() => followTabs(opened));
  opened.store.dispatch(emailEntered(emailOf('mobile')));
  const reload = vi.spyOn(exit, 'reload').mockResolvedValue();
  const leave = vi.spyOn(exit, 'leave').mockResolvedValue();
  return {
    ...opened,
    reload,
    leave,
    email: () => opened.store.getState().profile.email,
  };
}
