import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { appSettings } from '../../hosting/template';

describe('VITE_REQUEST_ID_HEADER', () => {
  it.each(['X-Request-Id', 'x-correlation-id', 'true'])('stops the build on %j with the value and the rule', (value) => {
    expect(() => parseConfig({ VITE_REQUEST_ID_HEADER: value })).toThrow(
      `Malformed setting: VITE_REQUEST_ID_HEADER is "${value}", and must be empty, "x-request-id" or "traceparent"`,
    );
  });

  it.each(['x-request-id', 'traceparent'])('accepts %s', (value) => {
    expect(parseConfig({ VITE_REQUEST_ID_HEADER: value }).requestIdHeader).toBe(value);
  });

  it.each([{}, { VITE_REQUEST_ID_HEADER: '' }])('leaves nothing in a build without it: %j', (env) => {
    expect(JSON.stringify(appSettings(parseConfig(env)))).not.toContain('requestId');
  });
});
