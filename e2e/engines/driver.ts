import type { Kind } from './find-by-words';

/** One window of a browser with cookies and storage of its own: all that a journey needs to know of an engine. */
export interface Tab {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The browser's own Back. */
  back: () => Promise<void>;
  /** Runs a function in the page. It is sent there as text, so it has no scope but its arguments. */
  ask: <Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) => Promise<Awaited<Answer>>;
  /** Whether there is such a thing, and it can be used. */
  has: (kind: Kind, name: string) => Promise<boolean>;
  /** Presses such a thing as the mouse does, once; fails when it is not there. */
  click: (kind: Kind, name: string) => Promise<void>;
  /** Types over what stands in a field; fails when there is no such field. */
  write: (label: string, text: string) => Promise<void>;
  /** Exceptions that nothing has caught so far, where the engine tells of them. */
  exceptions: () => string[];
  /** The screen as it is, in a PNG file. */
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** How the browser of one journey differs from a usual one. */
export interface TabOptions {
  /** Neither localStorage nor, where the engine can do it, sessionStorage may be used. */
  storageBlocked?: boolean;
}

/** A running browser. */
export interface Engine {
  newTab: (options: TabOptions) => Promise<Tab>;
  quit: () => Promise<void>;
}
