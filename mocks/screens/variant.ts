import type { UnknownAction } from '@reduxjs/toolkit';
import type { paths } from '../../src/paths';
import type { RoundTrip } from '../../src/session/round-trips';
import type { Account, Session, World } from '../backend/model';
import type { PersonaId } from '../people/personas';
import type { ScenarioId } from '../scenarios/scenarios';
import type { Progress } from '../situation/progress';

type Leaf<Tree> = Tree extends string ? Tree : { [Key in keyof Tree]: Leaf<Tree[Key]> }[keyof Tree];

/** Every address of the map. `*` is an unknown address. */
export type Address = Leaf<typeof paths> | '*';

/** One action of a user on a page. Names are accessible names. */
export type Action =
  /** A button, a link or a summary. */
  | { click: string }
  | { type: string; into: string }
  /** A radio or a checkbox. */
  | { choose: string }
  /** Waits until the page shows this text. */
  | { sees: string }
  /** Fires the browser's event about its network. */
  | { hears: 'offline' | 'online' };

/**
 * A special browser: the health app's web view; without passkeys, with cancelled ones, with pending ones; without cookies; with timers that
 * never fire (`without-timers`), or fire early (`hurried`), the latter also with pending passkeys; and one that throws for the name of a month.
 */
export type Device =
  | 'health-app'
  | 'without-passkeys'
  | 'cancels-passkeys'
  | 'asks-for-passkeys'
  | 'without-cookies'
  | 'without-timers'
  | 'hurried'
  | 'hurried-without-answer'
  | 'without-months';

/** The server's state in the middle of a journey. `now` is in milliseconds since 1970 on its clock. */
export interface Here {
  world: World;
  session: Session;
  account: Account | undefined;
  now: number;
}

/** One state of an address, and the state and responses of the backend that cause it. */
export interface Variant {
  /** The difference from other variants, in a few words. */
  label: string;
  heading: string;
  /** Sentences and reference codes of the page. A test expects each of them. */
  shows?: readonly string[];
  /** The persona, by default `mobile`. */
  persona?: PersonaId;
  /** Undefined: no session. */
  progress?: Progress;
  /** Adds or replaces parameters of the authorization request. */
  oidc?: Record<string, string>;
  /** Further events of the app's store, after those of `progress` and after `world`. */
  happened?: readonly UnknownAction[] | ((here: Here) => readonly UnknownAction[]);
  world?: (here: Here) => void;
  /** Milliseconds by which the server's clock has moved. */
  later?: number;
  /** The scenarios that are active for the page's own calls. */
  answers?: readonly ScenarioId[];
  /** The rest of the address: `?errorCode=CID2014`, or that of a link from the server. For `*` the complete address. */
  query?: string | ((here: Omit<Here, 'session'>) => string);
  /** The history state of the navigation to the page. */
  state?: unknown;
  /** The redirect round trip from which the browser has returned to the address. */
  returnedFrom?: RoundTrip;
  /** Cookies besides those of the session, unencoded. Null removes one. */
  cookies?: Readonly<Record<string, string | null>>;
  device?: Device;
  /** The public build does not have this page, and shows the page for unknown addresses. */
  developersOnly?: true;
  /** Actions that stay on the page. */
  does?: readonly Action[];
  /** A regular expression for the page's intended console messages. */
  logs?: string;
}

/** The variants of an address by name, the usual one first. Names are part of links and bug reports, so they must not change. */
export type Screen = Readonly<{ usual: Variant } & Record<string, Variant>>;
