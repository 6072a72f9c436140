import './configure-zod.ts';
import * as z from 'zod/mini';

/** A text in quotes. A character outside ASCII is shown by its number, because some are invisible. */
export const shown = (text: unknown) =>
  JSON.stringify(text).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const host = `(?:${label}\\.)*${label}`;
const site = `https?://${host}(?::\\d+)?`;
const path = '(?:/[\\w.~-]+)+';
const address = `(?=[h/])(?:${site})?(?:${path})?/?`;
const query = '(?:\\?[\\w.~/?=&+:@-]*)?(?:#[\\w.~/?=&+:@-]*)?';
const ofHttps = `(?=https:)${address}${query}`;
/** Values separated by commas. May be empty. */
const listOf = (one: string) => `(?:(?:${one})(?:, *(?:${one}))*)?`;

const signs = 'with only letters a to z, digits, "-" and "." in a host, and also "_" and "~" in a path';
const signsOfLinks = `${signs}, and "=&+:@" in a query`;

/** Whether a browser uses an address as it is written. It shortens "/a/..", converts 127.1 and refuses some hosts and ports. */
function isRead(written: string): boolean {
  const [, hostname, pathname] = /^(?:https?:\/\/([^/:?#]+)(?::\d+)?)?(\/[^?#]*)?/.exec(written) ?? [];
  if (!hostname && !pathname) return true;
  try {
    const read = new URL(written, 'https://own.invalid');
    return read.hostname === (hostname ?? 'own.invalid').toLowerCase() && read.pathname === (pathname ?? '/');
  } catch {
    return false;
  }
}

/** A text with a default. It must match the pattern, which `rule` describes, and its addresses must be as a browser reads them. */
function text(rule: string, pattern: string, fallback = '', isPossible = (value: string) => value.split(/, */).every(isRead)) {
  const complete = new RegExp(`^(?:${pattern})$`);
  const isValid = (value: string) => complete.test(value) && isPossible(value);
  return z._default(z.string(`must be ${rule}`).check(z.refine(isValid, `must be ${rule}`)), fallback);
}

/** An address that paths are appended to. */
const api = (fallback: string) =>
  text(
    `a path of this origin or a complete address, without a final slash or a query, such as "${fallback}" or "https://api.example.com${fallback}", ${signs}`,
    `${site}(?:${path})?|${path}`,
    fallback,
  );

/** An address that is used as it is. */
const link = (rule: string, pattern = `${address}${query}`, fallback = '') => text(`${rule}, ${signsOfLinks}`, pattern, fallback);
const securityAddresses = 'empty, or https addresses with commas between them, such as "https://example.com/disclosure"';
const isSwitch = () => z._default(z.enum(['true', 'false'], 'must be "true" or "false"'), 'false');

const settings = z.object({
  VITE_SITE_URL: text(`the address of the site without a path, such as "https://login.example.com", or empty, ${signs}`, `(?:${site})?`),
  VITE_AUTH_API_URL: api('/api/auth'),
  VITE_LOGIN_API_URL: api('/api/login'),
  VITE_ACCOUNT_API_URL: api('/api/account'),
  VITE_PROOFING_API_URL: api('/api/proofing'),
  VITE_FIDO2_API_URL: api('/api/fido2'),
  VITE_PYI_URL: api('/pyi'),
  VITE_TOKEN_KEPT_PATHS: text(
    `paths of this origin with commas between them, such as "/proofing, /photo-id", or empty, ${signs}`,
    listOf(`(?=/)${address}`),
    '/proofing',
  ),
  VITE_HELP_CENTRE_URL: text(
    `a path of this origin or a complete address, without a query, such as "https://help.login.nhs.uk", ${signs}`,
    address,
    'https://help.login.nhs.uk',
  ),
  VITE_ACCOUNT_SETTINGS_URL: link(
    'a path of this origin or a complete address, such as "https://settings.login.nhs.uk"',
    undefined,
    'https://settings.login.nhs.uk',
  ),
  // For password managers. The app does not read it.
  VITE_PASSKEY_SETTINGS_URL: link('empty, or an https address, such as "https://settings.example.com/passkeys"', `(?:${ofHttps})?`),
  VITE_ANALYTICS_SCRIPT_URL: link(
    'empty, a path of this origin or a complete address, such as "https://analytics.example.com/script.js"',
    `(?:${address}${query})?`,
  ),
  // Subresource Integrity, 3.5: hashes in base64, the strongest counts.
  VITE_ANALYTICS_SCRIPT_INTEGRITY: text(
    'empty, or hashes in base64 with spaces between them, such as "sha384-" and 64 characters',
    '(?:sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}(?: (?=.)|$))*',
  ),
  VITE_FONT_STYLESHEET: link(
    'empty, a path of this origin or a complete address, such as "https://fonts.example.com/frutiger.css"',
    `(?:${address}${query})?`,
  ),
  // The descriptors of CSS Fonts Level 5, 4 that replace the metrics of a font.
  VITE_FONT_FALLBACK: text(
    'metrics such as "size-adjust: 104%; ascent-override: 92%", or empty',
    '(?:(?:size-adjust|(?:ascent|descent|line-gap)-override): ?\\d{1,3}(?:\\.\\d{1,3})?%(?:; ?(?=.)|$))*',
  ),
  VITE_BANNERS_URL: link('a path of this origin or a complete address, such as "/banners.json"', undefined, '/banners.json'),
  VITE_COOKIE_DOMAIN: text(
    'a domain without scheme, port or path, such as "example.com", or empty',
    `(?:\\.?(?:${label}\\.)*(?=[A-Za-z])${label})?`,
  ),
  VITE_SESSION_RENEWAL: z._default(z.enum(['none', 'same-session'], 'must be "none" or "same-session"'), 'none'),
  VITE_REQUEST_ID_HEADER: z._default(z.enum(['', 'x-request-id', 'traceparent'], 'must be empty, "x-request-id" or "traceparent"'), ''),
  // A path of this origin, or https, because only the collector may read a report.
  VITE_REPORTS_URL: text(
    `empty, a path of this origin or an https address, without a query, such as "https://reports.example.com/nhs-login", ${signs}`,
    `(?:(?=https:|/)${address})?`,
  ),
  VITE_REPORTS_NETWORK: isSwitch(),
  VITE_VITALS_SAMPLE: text('a number from 0 to 1 with at most four decimals, such as "0.05"', '0|1|0?\\.\\d{1,4}|1\\.0', '0'),
  VITE_DEVELOPER_PAGES: isSwitch(),
  // For the build's security.txt (RFC 9116, 2.5). The app does not read it.
  VITE_SECURITY_CONTACT: link(
    'empty, or https:, mailto: or tel: addresses with commas between them, such as "mailto:security@example.com"',
    listOf(`${ofHttps}|mailto:(?:[\\w.~+-]|%[0-9A-Fa-f]{2})+@${host}|tel:\\+?[\\d().-]+`),
  ),
  VITE_SECURITY_EXPIRES: text(
    'a date such as "2027-06-30T00:00:00Z", or empty',
    '(?:\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)?',
    '',
    (value) => value === '' || !Number.isNaN(Date.parse(value)),
  ),
  VITE_SECURITY_POLICY: link(securityAddresses, listOf(ofHttps)),
  VITE_SECURITY_CANONICAL: link(securityAddresses, listOf(ofHttps)),
  VITE_SECURITY_LANGUAGES: text(
    'empty, or languages with commas between them, such as "en, cy"',
    listOf('[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*'),
  ),
});

/** The names of all settings. The build contains no other variable of the environment. */
export const settingNames = (): string[] => Object.keys(settings.shape);

/** The addresses that a page calls. On an https site a browser refuses http. */
const calledAddresses = [
  'VITE_AUTH_API_URL',
  'VITE_LOGIN_API_URL',
  'VITE_ACCOUNT_API_URL',
  'VITE_PROOFING_API_URL',
  'VITE_FIDO2_API_URL',
  'VITE_BANNERS_URL',
  'VITE_ANALYTICS_SCRIPT_URL',
  'VITE_FONT_STYLESHEET',
] as const;

/** A sentence for each contradiction between settings. */
function misfits(value: z.infer<typeof settings>): string[] {
  const { VITE_SITE_URL: site, VITE_COOKIE_DOMAIN: domain, VITE_SECURITY_CONTACT: contact, VITE_SECURITY_EXPIRES: expires } = value;
  // A file requires both (RFC 9116, 2.5.3 and 2.5.5).
  const wrong = !contact === !expires ? [] : ['VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other'];
  if (!site) return wrong;
  const { protocol, hostname } = new URL(site);
  for (const name of calledAddresses) {
    if (protocol !== 'https:' || !value[name].startsWith('http:')) continue;
    const secure = JSON.stringify(value[name].replace('http:', 'https:'));
    wrong.push(`${name} is ${JSON.stringify(value[name])}, and must begin with https: as VITE_SITE_URL does, such as ${secure}`);
  }
  const parent = domain.toLowerCase().replace(/^\./, '');
  if (domain && hostname !== parent && !(parent.includes('.') && hostname.endsWith(`.${parent}`))) {
    const possible = JSON.stringify(hostname.replace(/^[^.]+\.(?=.+\.)/, ''));
    wrong.push(
      `VITE_COOKIE_DOMAIN is ${JSON.stringify(domain)}, and must be the host of VITE_SITE_URL or a parent domain of it, such as ${possible}`,
    );
  }
  return wrong;
}

/** The value of each setting by its name, defaults included. Call `parseConfig` first: it describes malformed values. */
export const resolvedSettings = (env: Record<string, unknown>): Record<string, string> => settings.parse(env);

/** Checks the settings of `.env.example`, for the build, the release and the servers. Throws an Error that names the malformed ones. */
export function parseConfig(env: Record<string, unknown>) {
  const { data: value, error } = settings.safeParse(env);
  // Settings are public, so a message may show the value.
  const wrong = error
    ? error.issues.map(({ path: [name], message }) => `${String(name)} is ${shown(env[String(name)])}, and ${message}`)
    : misfits(value);
  if (!value || wrong.length > 0) throw new Error(`Malformed setting: ${wrong.join('; ')}`);
  return {
    siteUrl: value.VITE_SITE_URL,
    authApiUrl: value.VITE_AUTH_API_URL,
    loginApiUrl: value.VITE_LOGIN_API_URL,
    accountApiUrl: value.VITE_ACCOUNT_API_URL,
    proofingApiUrl: value.VITE_PROOFING_API_URL,
    fido2ApiUrl: value.VITE_FIDO2_API_URL,
    pyiUrl: value.VITE_PYI_URL,
    tokenKeptPaths: value.VITE_TOKEN_KEPT_PATHS.split(/, */).filter(Boolean),
    helpCentreUrl: value.VITE_HELP_CENTRE_URL,
    accountSettingsUrl: value.VITE_ACCOUNT_SETTINGS_URL,
    passkeySettingsUrl: value.VITE_PASSKEY_SETTINGS_URL,
    analyticsScriptUrl: value.VITE_ANALYTICS_SCRIPT_URL,
    analyticsScriptIntegrity: value.VITE_ANALYTICS_SCRIPT_INTEGRITY,
    fontStylesheet: value.VITE_FONT_STYLESHEET,
    fontFallback: value.VITE_FONT_FALLBACK,
    bannersUrl: value.VITE_BANNERS_URL,
    cookieDomain: value.VITE_COOKIE_DOMAIN,
    sessionRenewal: value.VITE_SESSION_RENEWAL,
    // Undefined, so that a build without the setting contains no code for it.
    requestIdHeader: value.VITE_REQUEST_ID_HEADER || undefined,
    reportsUrl: value.VITE_REPORTS_URL,
    networkReports: value.VITE_REPORTS_NETWORK === 'true',
    vitalsSample: Number(value.VITE_VITALS_SAMPLE),
    developerPages: value.VITE_DEVELOPER_PAGES === 'true',
    securityText: {
      contact: value.VITE_SECURITY_CONTACT,
      expires: value.VITE_SECURITY_EXPIRES,
      policy: value.VITE_SECURITY_POLICY,
      canonical: value.VITE_SECURITY_CANONICAL,
      languages: value.VITE_SECURITY_LANGUAGES,
    },
  };
}

export type Settings = ReturnType<typeof parseConfig>;
