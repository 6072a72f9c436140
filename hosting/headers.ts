import type { Settings } from '../src/settings.ts';
import type { SentAs } from './caching.ts';
import { encoded } from './escaped.ts';
import type { InlineHashes } from './inline-hashes.ts';

export type { Settings };

const base = 'https://own.invalid';

const originOf = (address: string) => new URL(address, base).origin;

/** The origins of these addresses besides the app's own, each once. */
export const otherOrigins = (...addresses: string[]) => [...new Set(addresses.map(originOf))].filter((origin) => origin !== base);

/** The source expression of an address in a policy: 'self', or another origin. */
const sourceOf = (address: string) => (originOf(address) === base ? "'self'" : encoded(originOf(address)));

/** The endpoint of the browser's reports. Browsers send crashes, interventions and deprecations only to this name (W3C Reporting API). */
const endpoint = 'default';
/** The endpoint in the older header `Report-To`, which Network Error Logging still uses. */
const networkGroup = 'network';

/** How long a browser reports failed requests after its last visit, in seconds. */
const NETWORK_REPORTS_S = 86_400;

/**
 * The header by which a browser reports by itself. Undefined if nothing is reported. Only for a document whose address has no query. A
 * report has the complete address, and a query has parameters of a client service or an email (decision 0034).
 */
export const reportingEndpoints = ({ reportsUrl }: Settings): [name: string, value: string] | undefined =>
  reportsUrl ? ['Reporting-Endpoints', `${endpoint}="${encoded(reportsUrl)}"`] : undefined;

/** Headers that request reports of network failures (W3C Network Error Logging). Such reports contain complete addresses. */
function networkReports({ reportsUrl, networkReports: asked }: Settings): [name: string, value: string][] {
  if (!reportsUrl || !asked) return [];
  const lifetime = { max_age: NETWORK_REPORTS_S };
  return [
    ['Report-To', JSON.stringify({ group: networkGroup, ...lifetime, endpoints: [{ url: encoded(reportsUrl) }] })],
    ['NEL', JSON.stringify({ report_to: networkGroup, ...lifetime })],
  ];
}

const sources = (...names: string[]) => [...new Set(names)].join(' ');

/** The app's content security policy (W3C CSP Level 3, Trusted Types), directive by directive: browsers refuse everything else. */
export function contentSecurityPolicy(settings: Settings, inline: InlineHashes): [directive: string, value: string][] {
  const {
    authApiUrl,
    loginApiUrl,
    accountApiUrl,
    proofingApiUrl,
    fido2ApiUrl,
    bannersUrl,
    analyticsScriptUrl,
    reportsUrl,
    fontStylesheet,
  } = settings;
  const own = [authApiUrl, loginApiUrl, accountApiUrl, proofingApiUrl, fido2ApiUrl, bannersUrl];
  const called = [...own, ...(reportsUrl ? [reportsUrl] : [])].map(sourceOf);
  const analytics = analyticsScriptUrl ? [sourceOf(analyticsScriptUrl)] : [];
  const fonts = fontStylesheet ? [sourceOf(fontStylesheet)] : [];
  return [
    ['default-src', "'none'"],
    ['script-src', sources("'self'", ...analytics, ...inline.scripts)],
    ['style-src', sources("'self'", ...fonts, ...inline.styles)],
    ...fonts.map((origin): [string, string] => ['font-src', origin]),
    ['img-src', "'self' data:"],
    ['manifest-src', "'self'"],
    ['connect-src', sources("'self'", ...called, ...analytics)],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', analyticsScriptUrl ? 'nhs-analytics' : "'none'"],
    // No report-uri, because it would send complete addresses wherever no endpoint is declared.
    ...(reportsUrl ? [['report-to', endpoint] satisfies [string, string]] : []),
  ];
}

interface Served {
  tls: boolean;
  inline: InlineHashes;
  as: SentAs;
}

type Row = [as: readonly SentAs[], name: string, value: string];
const every: readonly SentAs[] = ['document', 'file'];

/**
 * The security headers of an answer, missing files included. The preview server and the files for real hosts use this table (OWASP ASVS
 * 5.0, 3.4). `tls: false` leaves out the two that send a browser to https.
 *
 * A file gets a short policy instead of the app's, which adds half a kilobyte. It needs one, because a browser may open it by itself, and
 * SVG carries scripts. All files have it, because a list of media types would miss the next one.
 */
export function securityHeaders(settings: Settings, { tls, inline, as }: Served): [name: string, value: string][] {
  const policy = contentSecurityPolicy(settings, inline).map((directive) => directive.join(' '));
  const rows: readonly Row[] = [
    // WebKit upgrades even localhost, where the preview server serves http.
    [['document'], 'Content-Security-Policy', [...policy, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ')],
    [['file'], 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
    // Without `preload`: the owner of the domain must choose it, because its removal from the list in browsers takes months.
    [tls ? every : [], 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    [every, 'X-Content-Type-Options', 'nosniff'],
    // The address of a reset link carries a username and a code. A style sheet's images are requested under its own policy.
    [every, 'Referrer-Policy', 'no-referrer'],
    [['document'], 'Cross-Origin-Opener-Policy', `same-origin${settings.reportsUrl && `; report-to="${endpoint}"`}`],
    [every, 'Cross-Origin-Resource-Policy', 'same-origin'],
    // The two credentials are the passkey and the code in a text message.
    [
      ['document'],
      'Permissions-Policy',
      'publickey-credentials-get=(self), otp-credentials=(self), camera=(), microphone=(), geolocation=()',
    ],
    ...networkReports(settings).map(([name, value]): Row => [['document'], name, value]),
  ];
  return rows.filter(([kinds]) => kinds.includes(as)).map(([, name, value]) => [name, value]);
}
