import type { UnknownAction } from '@reduxjs/toolkit';
import type { paths } from '../../src/paths';
import type { RoundTrip } from '../../src/session/round-trips';
import type { Account, Session, World } from '../backend/model';
import type { PersonaId } from '../people/personas';
import type { ScenarioId } from '../scenarios/scenarios';
import type { Progress } from '../situation/progress';

type Leaf<Tree> = Tree extends string ? Tree : { [Key in keyof Tree]: Leaf<Tree[Key]> }[keyof Tree];

/** Every address of the map; `*` is one that nobody knows. */
export type Address = Leaf<typeof paths> | '*';

/** One action of a person on a page. Names are accessible names. */
export type Action =
  /** A button, a link, or what unfolds. */
  | { click: string }
  | { type: string; into: string }
  /** A radio or a box to tick. */
  | { choose: string }
  /** Waits until the page says so, before anything else is done. */
  | { sees: string }
  /** The browser's event about its network. */
  | { hears: 'offline' | 'online' };

/**
 * A browser that is unlike others: the health app's web view; one that knows no passkeys, cancels each, asks for one without end, or keeps
 * no cookies; one in which no second ever passes, one in which eight pass at once, with passkeys that nothing answers too, and one that
 * throws where a page names a month.
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

/** Where the server stands when a person is in the middle of something; `now` in milliseconds since 1970 on its clock. */
export interface Here {
  world: World;
  session: Session;
  account: Account | undefined;
  now: number;
}

/** One state of an address, and the state and answers of the backend that lead to it. */
export interface Variant {
  /** The difference from other variants, in a few words. */
  label: string;
  /** The page's heading. */
  heading: string;
  /** Sentences and reference codes of the page; a test finds each of them there. */
  says?: readonly string[];
  /** The visitor; `mobile` by default. */
  persona?: PersonaId;
  /** Without it: no session at all. */
  progress?: Progress;
  /** Added to the authorization request, or put in its place. */
  oidc?: Record<string, string>;
  /** Further events of the app's store, after those of `progress` and after `world`. */
  happened?: readonly UnknownAction[] | ((here: Here) => readonly UnknownAction[]);
  /** Changes to the server's state. */
  world?: (here: Here) => void;
  /** How much later it is by the server's clock, in milliseconds. */
  later?: number;
  /** Scenarios in force from the page's own calls on. */
  answers?: readonly ScenarioId[];
  /** The rest of the address: `?errorCode=CID2014`, or a link that the server sends. For `*` the address itself. */
  query?: string | ((here: Omit<Here, 'session'>) => string);
  /** The state of the navigation that led here. */
  state?: unknown;
  /** The detour from which the browser has come back to the address. */
  returnedFrom?: RoundTrip;
  /** Cookies beside those of the session, unencoded; null: there is none. */
  cookies?: Readonly<Record<string, string | null>>;
  device?: Device;
  /** The page is not built for the public, who find that there is none. */
  developersOnly?: true;
  /** Actions that stay on the page. */
  does?: readonly Action[];
  /** A regular expression for the page's intended console messages. */
  logs?: string;
}

/** The variants of an address by name, the usual one first. Names stand in links and bug reports: they do not change. */
export type Screen = Readonly<{ usual: Variant } & Record<string, Variant>>;
