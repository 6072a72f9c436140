/** The kinds of elements that a user finds by their text. */
export type Kind = 'button' | 'link' | 'field' | 'choice' | 'disclosure';

/** An element that was found. Its actions are not retried. */
export interface Control {
  click: () => Promise<void>;
  /** Replaces the text of a field. */
  write: (text: string) => Promise<void>;
}

/** One window of a browser with its own cookies and storage. Journeys use an engine through this interface only. */
export interface Tab {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The browser's own Back. */
  back: () => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it sees only its arguments. */
  ask: <Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) => Promise<Awaited<Answer>>;
  /** The usable element of this kind and name. */
  find: (kind: Kind, name: string) => Promise<Control | undefined>;
  /** The uncaught exceptions so far, if the engine reports them. */
  exceptions: string[];
  /** Saves a screenshot as a PNG file. */
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** How the browser of one journey differs from a usual one. */
export interface TabOptions {
  /** Blocks localStorage and, if the engine can, sessionStorage. */
  storageBlocked?: boolean;
}

/** A running browser. */
export interface Engine {
  newTab: (options?: TabOptions) => Promise<Tab>;
  quit: () => Promise<void>;
}
