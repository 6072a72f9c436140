import { hashesOf } from './built-pages';

/** The expected document headers of the journeys' build. */
const policy =
  `default-src 'none'; script-src 'self' https://analytics.example.com ${hashesOf('script')}; style-src 'self' ${hashesOf('style')}; ` +
  "img-src 'self' data:; manifest-src 'self'; connect-src 'self' https://analytics.example.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "object-src 'none'; require-trusted-types-for 'script'; trusted-types nhs-analytics";
const security = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'publickey-credentials-get=(self), otp-credentials=(self), camera=(), microphone=(), geolocation=()',
};

/** The difference for a file, which runs and opens nothing. */
export const ofFile = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': '',
  'permissions-policy': '',
};

/** The headers of an https host. */
export const securityOverTls = {
  ...security,
  'content-security-policy': `${policy}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
/** The headers of a host on this machine. */
export const securityOnThisMachine = { ...security, 'strict-transport-security': '' };
