import { expect } from '@playwright/test';

export type Kind = 'button' | 'link' | 'field' | 'choice' | 'disclosure';

/** An element that was found. Its actions are not retried. */
export interface Control {
  click: () => Promise<void>;
  write: (text: string) => Promise<void>;
}

/** One window of a browser. Users act through this interface only, so that a driver is all that a browser needs. */
export interface Tab {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The browser's own Back. */
  back: () => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it sees only its arguments. */
  ask: <Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) => Promise<Awaited<Answer>>;
  find: (kind: Kind, name: string) => Promise<Control | undefined>;
  /** The uncaught exceptions so far, if the browser reports them. */
  exceptions: string[];
  /** Saves a screenshot as a PNG file. */
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** How the browser of one journey differs from a usual one. */
export interface TabOptions {
  /** Blocks localStorage and, if the browser can, sessionStorage. */
  storageBlocked?: boolean;
}

/** The app, which Playwright's configuration serves. */
export const origin = `http://localhost:${process.env.E2E_PORT ?? 4173}`;

/** A setting that `node scripts/engines.mjs` passes in an environment variable. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these journeys by node scripts/engines.mjs`);
  return value;
}

/** Repeats a look with expectations until they hold. After 15 seconds throws the last failure. A page that unloads cannot be queried. */
export async function until<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  const seen: Seen[] = [];
  await expect(async () => void seen.push(await look())).toPass({ timeout: 15_000, intervals: [40] });
  return seen.at(-1) as Seen;
}

/** Runs in the page. Makes localStorage and sessionStorage throw, as in a browser that blocks them. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}
