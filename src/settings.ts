import './configure-zod.ts';
import * as z from 'zod/mini';

const address = (fallback: string) =>
  z._default(
    z
      .string()
      .check(z.regex(/^(https?:\/\/[^\s/]+|\/(?!\/))\S*$/, `must be a path of this origin or a complete address, such as "${fallback}"`)),
    fallback,
  );

/** An address that paths are appended to. */
const api = (fallback: string) =>
  z._default(
    z.string().check(
      z.regex(
        /^(https?:\/\/[^\s/?#]+|\/(?!\/))([^\s?#]*[^\s?#/])?$/,
        `must be a path of this origin or a complete address, without a final slash or a query, such as "${fallback}" or "https://api.example.com${fallback}"`,
      ),
      z.refine((value) => value !== '/', `must name a path, such as "${fallback}"`),
    ),
    fallback,
  );

/** Values with commas between them; none is fine. */
const listOf = (value: string, fallback = '') => z._default(z.string().check(z.regex(new RegExp(`^(${value}(, *(?=.)|$))*$`))), fallback);
const isDate = (text: string) => text === '' || !Number.isNaN(Date.parse(text));

const settings = z.object({
  VITE_SITE_URL: z._default(
    z
      .string()
      .check(z.regex(/^(https?:\/\/[^\s/?#@]+)?$/, 'must be the address of the site without a path, such as "https://login.example.com"')),
    '',
  ),
  VITE_AUTH_API_URL: api('/api/auth'),
  VITE_LOGIN_API_URL: api('/api/login'),
  VITE_ACCOUNT_API_URL: api('/api/account'),
  VITE_PROOFING_API_URL: api('/api/proofing'),
  VITE_FIDO2_API_URL: api('/api/fido2'),
  VITE_PYI_URL: api('/pyi'),
  VITE_TOKEN_KEPT_PATHS: listOf('/(?!/)[^\\s,?#\\\\]*', '/proofing'),
  VITE_HELP_CENTRE_URL: address('https://help.login.nhs.uk'),
  VITE_ACCOUNT_SETTINGS_URL: address('https://settings.login.nhs.uk'),
  VITE_ANALYTICS_SCRIPT_URL: z._default(z.string().check(z.regex(/^(https?:\/\/\S+|\/\S+)?$/)), ''),
  // Subresource Integrity, 3.5: hashes in base64, the strongest counts.
  VITE_ANALYTICS_SCRIPT_INTEGRITY: z._default(z.string().check(z.regex(/^(sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}( (?=.)|$))*$/)), ''),
  VITE_FONT_STYLESHEET: z._default(z.string().check(z.regex(/^(https?:\/\/\S+|\/(?!\/)\S+)?$/)), ''),
  // The descriptors of CSS Fonts Level 5, 4 that replace the metrics of a font.
  VITE_FONT_FALLBACK: z._default(
    z
      .string()
      .check(
        z.regex(
          /^((size-adjust|(ascent|descent|line-gap)-override): ?\d{1,3}(\.\d{1,3})?%(; ?(?=.)|$))*$/,
          'must be metrics such as "size-adjust: 104%; ascent-override: 92%"',
        ),
      ),
    '',
  ),
  VITE_BANNERS_URL: address('/banners.json'),
  VITE_COOKIE_DOMAIN: z._default(
    z.string().check(z.regex(/^[a-z0-9.-]*$/i, 'must be a domain without scheme, port or path, such as "example.com"')),
    '',
  ),
  VITE_SESSION_RENEWAL: z._default(z.enum(['none', 'same-session']), 'none'),
  VITE_REQUEST_ID_HEADER: z._default(z.enum(['', 'x-request-id', 'traceparent'], 'must be empty, "x-request-id" or "traceparent"'), ''),
  // A path of this origin, or https: what is reported must reach nobody else on its way. No quotes or separators of a header.
  VITE_REPORTS_URL: z._default(
    z.string().check(z.regex(/^(https:\/\/[^\s/"'`\\;,?#$<>]+(\/[^\s"'`\\;,?#$<>]*)?|\/(?!\/)[^\s"'`\\;,?#$<>]*)?$/)),
    '',
  ),
  VITE_REPORTS_NETWORK: z._default(z.enum(['true', 'false']), 'false'),
  VITE_VITALS_SAMPLE: z._default(z.string().check(z.regex(/^(0|1|0?\.\d{1,4}|1\.0)$/)), '0'),
  VITE_DEVELOPER_PAGES: z._default(z.enum(['true', 'false']), 'false'),
  // RFC 9116, 2.5: of the build's security.txt, which the app does not read.
  VITE_SECURITY_CONTACT: listOf('(https://|mailto:|tel:)[^\\s,]+'),
  VITE_SECURITY_EXPIRES: z._default(z.string().check(z.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$/), z.refine(isDate)), ''),
  VITE_SECURITY_POLICY: listOf('https://[^\\s,]+'),
  VITE_SECURITY_CANONICAL: listOf('https://[^\\s,]+'),
  VITE_SECURITY_LANGUAGES: listOf('[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*'),
});

/** The names of all settings: nothing else of the environment gets into the build. */
export const settingNames = (): string[] => Object.keys(settings.shape);

/** Name, value and rule of a malformed setting. Settings are public, so the value may be shown. */
function describeIssue({ path, message }: { path: PropertyKey[]; message: string }, env: Record<string, unknown>) {
  const name = path.join('.');
  return `${name} is ${JSON.stringify(env[name])}, and ${message.startsWith('must') ? message : 'must have the form that .env.example describes'}`;
}

/** What a page of an https site calls: a browser refuses it over http. */
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

/** What does not fit the address of the site, in sentences. */
function misfits(value: z.infer<typeof settings>): string[] {
  const { VITE_SITE_URL: site, VITE_COOKIE_DOMAIN: domain } = value;
  if (!site) return [];
  const { protocol, hostname } = new URL(site);
  const insecure = protocol === 'https:' ? calledAddresses.filter((name) => value[name].startsWith('http:')) : [];
  const parent = domain.toLowerCase().replace(/^\./, '');
  const fits = !domain || hostname === parent || (parent.includes('.') && hostname.endsWith(`.${parent}`));
  return [
    ...insecure.map(
      (name) =>
        `${name} is ${JSON.stringify(value[name])}, and must begin with https: as VITE_SITE_URL does, such as ${JSON.stringify(value[name].replace('http:', 'https:'))}`,
    ),
    ...(fits
      ? []
      : [
          `VITE_COOKIE_DOMAIN is ${JSON.stringify(domain)}, and must be the host of VITE_SITE_URL or a parent domain of it, such as ${JSON.stringify(hostname.replace(/^[^.]+\.(?=.+\.)/, ''))}`,
        ]),
  ];
}

/** The value of each setting by its name, defaults included. Call `parseConfig` first: it describes malformed values. */
export const resolvedSettings = (env: Record<string, unknown>): Record<string, string> => settings.parse(env);

/**
 * The settings of `.env.example`, checked, for vite.config.ts: a wrong setting stops the build and not a patient. Throws an Error that names
 * the malformed ones.
 */
export function parseConfig(env: Record<string, unknown>) {
  const parsed = settings.safeParse(env);
  if (!parsed.success) throw new Error(`Malformed setting: ${parsed.error.issues.map((issue) => describeIssue(issue, env)).join('; ')}`);
  const value = parsed.data;
  const wrong = misfits(value);
  if (wrong.length > 0) throw new Error(`Malformed setting: ${wrong.join('; ')}`);
  const { VITE_SECURITY_CONTACT: contact, VITE_SECURITY_EXPIRES: expires } = value;
  // RFC 9116, 2.5.3 and 2.5.5: both or no file.
  if (!contact !== !expires) throw new Error('Malformed setting: VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other');
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
    analyticsScriptUrl: value.VITE_ANALYTICS_SCRIPT_URL,
    analyticsScriptIntegrity: value.VITE_ANALYTICS_SCRIPT_INTEGRITY,
    fontStylesheet: value.VITE_FONT_STYLESHEET,
    fontFallback: value.VITE_FONT_FALLBACK,
    bannersUrl: value.VITE_BANNERS_URL,
    cookieDomain: value.VITE_COOKIE_DOMAIN,
    sessionRenewal: value.VITE_SESSION_RENEWAL,
    // Undefined, so that a build without it has nothing of it.
    requestIdHeader: value.VITE_REQUEST_ID_HEADER || undefined,
    reportsUrl: value.VITE_REPORTS_URL,
    networkReports: value.VITE_REPORTS_NETWORK === 'true',
    vitalsSample: Number(value.VITE_VITALS_SAMPLE),
    developerPages: value.VITE_DEVELOPER_PAGES === 'true',
    securityText: {
      contact,
      expires,
      policy: value.VITE_SECURITY_POLICY,
      canonical: value.VITE_SECURITY_CANONICAL,
      languages: value.VITE_SECURITY_LANGUAGES,
    },
  };
}

export type Settings = ReturnType<typeof parseConfig>;
