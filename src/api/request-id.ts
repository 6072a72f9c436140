import { config } from '@/config';

/** The form of an id: a UUID of version 4 (RFC 9562), or W3C Trace Context. Each `x` is a random hexadecimal digit. */
const forms = {
  'x-request-id': 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx',
  traceparent: `00-${'x'.repeat(32)}-${'x'.repeat(16)}-01`,
};

// Not `crypto.randomUUID`: the oldest browsers of the app do not have it.
const randomDigit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16);

/** An id for one call, by which an operator finds it in the log of the back end. Undefined without the setting. */
export const newRequestId = () => config.requestIdHeader && forms[config.requestIdHeader].replace(/x/g, randomDigit);
