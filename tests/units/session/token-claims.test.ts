import { describe, expect, it } from 'vitest';
import { claimsOf } from '@/session/token-claims';

describe('token claims', () => {
  const claims = { a: '???>>>???>>>', b: 1 };
  const encoded = btoa(JSON.stringify(claims));

  it('are read from base64url', () => {
    const payload = encoded.replaceAll('+', '-').replaceAll('/', '_');
    expect(payload).toMatch(/-.*-/);
    expect(payload).toMatch(/_.*_/);
    expect(claimsOf(`head.${payload}.signature`)).toEqual(claims);
  });

  it.each(['', 'head', 'head.', 'head.e30', 'head.!.signature', `head.${btoa('{')}.signature`, `head.${btoa('null')}.signature`])(
    'are empty for %j',
    (token) => {
      expect(claimsOf(token)).toEqual({});
    },
  );
});
