import type { Settings } from '../src/settings.ts';
import type { SentAs } from './addresses.ts';
import type { InlineHashes } from './inline-hashes.ts';

export type { Settings };

const own = 'https://own.invalid';

/** The source expression of an address in a policy: 'self', or another origin. */
function sourceOf(address: string): string {
  const { origin } = new URL(address, own);
  return origin === own ? "'self'" : origin;
}

const sources = (...names: string[]) => [...new Set(names)].join(' ');

/** The app's content security policy (W3C CSP Level 3, Trusted Types), directive by directive: what is not named here is refused. */
export function contentSecurityPolicy(settings: Settings, inline: InlineHashes): [directive: string, value: string][] {
  const { authApiUrl, loginApiUrl, accountApiUrl, proofingApiUrl, fido2ApiUrl, bannersUrl, analyticsScriptUrl } = settings;
  const called = [authApiUrl, loginApiUrl, accountApiUrl, proofingApiUrl, fido2ApiUrl, bannersUrl].map(sourceOf);
  const analytics = analyticsScriptUrl ? [sourceOf(analyticsScriptUrl)] : [];
  return [
    ['default-src', "'none'"],
    ['script-src', sources("'self'", ...analytics, ...inline.scripts)],
    ['style-src', sources("'self'", ...inline.styles)],
    ['img-src', "'self' data:"],
    ['connect-src', sources("'self'", ...called, ...analytics)],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', analyticsScriptUrl ? 'nhs-analytics' : "'none'"],
  ];
}

interface Served {
  /** Whether the host speaks https. */
  tls: boolean;
  /** The hashes of the inline pieces of the served pages. */
  inline: InlineHashes;
  as: SentAs;
}

const every: readonly SentAs[] = ['document', 'file'];

/**
 * The security headers of an answer, missing files included: the one table that the preview server and the files for real
 * hosts are made from (OWASP ASVS 5.0, 3.4). `tls: false` leaves out the two that send a browser to https.
 *
 * A file goes without what only documents need: the app's policy alone is half a kilobyte. It has a short policy in its place, because
 * a browser may open it by itself, and SVG carries scripts. All files have it: a list of media types would miss the next one.
 */
export function securityHeaders(settings: Settings, { tls, inline, as }: Served): [name: string, value: string][] {
  const policy = contentSecurityPolicy(settings, inline).map((directive) => directive.join(' '));
  const rows: readonly [as: readonly SentAs[], name: string, value: string][] = [
    // WebKit upgrades even localhost, where the preview server speaks plain http.
    [['document'], 'Content-Security-Policy', [...policy, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ')],
    [['file'], 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
    // Without `preload`: a list in browsers that is slow to leave is for the owner of the domain to choose.
    [tls ? every : [], 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    [every, 'X-Content-Type-Options', 'nosniff'],
    // The address of a reset link carries a username and a code. A style sheet's images are requested under its own policy.
    [every, 'Referrer-Policy', 'no-referrer'],
    [['document'], 'Cross-Origin-Opener-Policy', 'same-origin'],
    [every, 'Cross-Origin-Resource-Policy', 'same-origin'],
    // The two credentials are the passkey and the code in a text message.
    [
      ['document'],
      'Permissions-Policy',
      'publickey-credentials-get=(self), otp-credentials=(self), camera=(), microphone=(), geolocation=()',
    ],
  ];
  return rows.filter(([kinds]) => kinds.includes(as)).map(([, name, value]) => [name, value]);
}
