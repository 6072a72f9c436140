declare global {
  interface Window {
    noteTyped: (text: string) => Promise<void>;
  }
}

/** The prefix of recorded writes on the console. */
export const WRITTEN = 'WRITTEN';

/**
 * Runs in every document of a page. Notes what is typed, unless it is too short to be told from anything else, and on the console
 * every write to a storage or to the history, so that what stood there for a moment is seen too.
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
