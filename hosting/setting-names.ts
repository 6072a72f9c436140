import { closest } from 'fastest-levenshtein';

// Vite itself sets this variable when a .env file contains NODE_ENV.
const ofVite = 'VITE_USER_NODE_ENV';

/**
 * Refuses names that begin with VITE_ and are no settings. A misspelt setting would silently leave its default in the build. Vite matches
 * the names of settings as prefixes, so it would publish a longer name.
 */
export function refuseUnknownSettings(names: readonly string[], settings: readonly string[]) {
  const unknown = names.filter((name) => name.startsWith('VITE_') && name !== ofVite && !settings.includes(name));
  if (unknown.length === 0) return;
  throw new Error(unknown.map((name) => `Not a setting: ${name}. The nearest setting is ${closest(name, settings)}.`).join('\n'));
}

/** One line per setting. A star marks a value that differs from the default. */
export function settingsTable(resolved: Record<string, string>, defaults: Record<string, string>): string {
  const width = Math.max(...Object.keys(resolved).map((name) => name.length));
  const line = ([name, value]: [string, string]) => `${value === defaults[name] ? ' ' : '*'} ${name.padEnd(width)}  ${value || '(empty)'}`;
  return ['Settings of this build (* differs from the default)', ...Object.entries(resolved).map(line)].join('\n');
}

/** Refuses a base path: the app's addresses, cookies and policy need a host name of their own. */
export function refuseBase(base: string) {
  if (base === '/') return;
  throw new Error(
    `--base is ${JSON.stringify(base)}, and must be "/": the app needs a host name of its own, such as https://login.example.com.`,
  );
}
