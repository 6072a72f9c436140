declare global {
  interface Window {
    noteTyped: (text: string) => Promise<void>;
  }
}

/** The prefix of recorded writes on the console. */
export const WRITTEN = 'WRITTEN';

/**
 * Runs in every document of a page. Records typed text that is long enough to be unique, and logs
 * every write to storage and history, so that short-lived values are recorded too.
 */
export function watchDocument(written: string) {
  const shortest = 4;
  const isYear = /^\d{4}$/;
  const note = ({ target }: Event) => {
    const { value, type } = target as HTMLInputElement;
    if (type !== 'radio' && type !== 'checkbox' && value.length >= shortest && !isYear.test(value)) void window.noteTyped(value);
  };
  addEventListener('input', note, { capture: true });
  const watch = (owner: object, method: string, placeOf: (args: unknown[]) => string) => {
    const write = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
    Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
      console.debug(`${written} ${placeOf(args)} ${JSON.stringify(args)}`);
      return write.apply(this, args);
    });
  };
  watch(Storage.prototype, 'setItem', ([key]) => encodeURI(String(key)));
  for (const method of ['pushState', 'replaceState']) {
    watch(History.prototype, method, ([, , address]) => new URL(String(address ?? ''), location.href).pathname);
  }
}
