import { parseConfig } from '@/settings';
import { securityHeaders } from '../../hosting/headers';
import type { InlineHashes } from '../../hosting/inline-hashes';

export type Environment = Record<string, string>;

const none = { scripts: [], styles: [] };
/** The headers of a document, by their names. */
export const headersOf = (env: Environment = {}, tls = true, inline: InlineHashes = none) =>
  new Map(securityHeaders(parseConfig(env), { tls, inline, as: 'document' }));

/** A policy as a browser reads it (W3C CSP Level 3, 2.2.1): directives by name, of which the first counts. */
export function policyOf(env: Environment = {}, tls = true, inline: InlineHashes = none) {
  const policy = new Map<string, string[]>();
  for (const directive of (headersOf(env, tls, inline).get('Content-Security-Policy') ?? '').split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    expect(policy.has(name), `${name} twice`).toBe(false);
    policy.set(name, values);
  }
  return Object.fromEntries(policy);
}

/** The policy of a build without settings, typed in by hand. */
export const defaultPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'upgrade-insecure-requests': [],
};
