import { parseConfig, type Settings } from '../src/settings.ts';
import { encoded, escaped } from './escaped.ts';
import { font } from './font.ts';
import { otherOrigins } from './headers.ts';

/** The file of a build from which each release makes its documents. No host serves it, because its name begins with a dot. */
export const templateFile = '.template.json';

/** The source maps of a build by the names of its scripts, with its id. `scripts/where.mjs` reads it. */
export const mapsFile = '.maps.json';

export const settingsProgramFile = '.settings.mjs';

export interface Template {
  /** The id of the build, which is the same for every environment. */
  build: string;
  version: string;
  contract: string;
  /** The values of the settings that decide which code and which text a build has, by name. */
  fixed: Record<string, string>;
  /** The inline script that shows a message when a script fails to load, without and with an address for reports. */
  bootError: { silent: string; reporting: string };
  documents: readonly (readonly [file: string, html: string])[];
}

/** The settings that decide which code and which text a build has. A release cannot change them. */
export const fixedSettings = ['VITE_DEVELOPER_PAGES', 'VITE_SESSION_RENEWAL'] as const;

/** The placeholders of settings in a template. Vite writes variables in index.html in the same form. */
export const tokens = {
  helpCentreUrl: '%HELP_CENTRE_URL%',
  accountSettingsUrl: '%ACCOUNT_SETTINGS_URL%',
  reportsUrl: '%REPORTS_URL%',
  bootErrorScript: '%BOOT_ERROR_SCRIPT%',
} as const;

/** The settings that the app itself reads. The others are for its host and for its build. */
export function appSettings(settings: Settings) {
  const { securityText: _ofHost, networkReports: _ofHeaders, developerPages: _ofBuild, siteUrl: _ofCheck, ...others } = settings;
  const { fontStylesheet: _ofDocument, fontFallback: _ofDocumentToo, passkeySettingsUrl: _ofHostToo, ...ofApp } = others;
  return ofApp;
}

/**
 * The settings that differ from the defaults, as an inert block. The policy needs no hash of it, because browsers do not run it.
 * `src/config.ts` reads it.
 */
function block(settings: Settings): string {
  const defaults: Record<string, unknown> = appSettings(parseConfig({}));
  const differing = Object.entries(appSettings(settings)).filter(([name, value]) => String(value) !== String(defaults[name]));
  if (differing.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(differing)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="settings">${json}</script>\n`;
}

/**
 * Links that connect a browser to the APIs of every login while the document loads, for APIs on other origins. Browsers keep requests with
 * and without credentials on separate connections (HTML, link type preconnect): the app's calls have credentials, their preflights do not.
 */
export const preconnects = ({ loginApiUrl, authApiUrl }: Pick<Settings, 'loginApiUrl' | 'authApiUrl'>): string =>
  otherOrigins(loginApiUrl, authApiUrl)
    .map(escaped)
    .flatMap((origin) => [`<link rel="preconnect" href="${origin}">\n`, `<link rel="preconnect" href="${origin}" crossorigin>\n`])
    .join('');

/** A document of a build with these settings. */
export function filled(html: string, { build, bootError }: Pick<Template, 'build' | 'bootError'>, settings: Settings): string {
  const { reportsUrl, helpCentreUrl, accountSettingsUrl } = settings;
  const { head, end } = font(settings);
  const values: Record<string, string> = {
    [tokens.helpCentreUrl]: escaped(helpCentreUrl),
    [tokens.accountSettingsUrl]: escaped(accountSettingsUrl),
    [tokens.bootErrorScript]: reportsUrl ? bootError.reporting.replaceAll(tokens.reportsUrl, () => encoded(reportsUrl)) : bootError.silent,
  };
  return (
    html
      // In one pass: a value may contain the name of another.
      .replace(new RegExp(Object.values(tokens).join('|'), 'g'), (token) => values[token] ?? token)
      // The security policy needs no hash for an attribute.
      .replace('<html ', `<html data-build="${build}" `)
      .replace('<title>', () => `${preconnects(settings)}${head}<title>`)
      .replace('</body>', () => `${block(settings)}${end}</body>`)
  );
}
