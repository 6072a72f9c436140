import { describe, expect, it } from 'vitest';
import { claimsOf } from '@/session/token-claims';

describe('the claims of a token', () => {
  const claims = { a: '???>>>???>>>', b: 1 };
  const encoded = btoa(JSON.stringify(claims));

  it('are read from base64 of the URL alphabet', () => {
    const payload = encoded.replaceAll('+', '-').replaceAll('/', '_');
    expect(payload).toMatch(/-.*-/);
    expect(payload).toMatch(/_.*_/);
    expect(claimsOf(`head.${payload}.signature`)).toEqual(claims);
  });

  it.each(['', 'head', 'head.', 'head.e30', 'head.!.signature', `head.${btoa('{')}.signature`, `head.${btoa('null')}.signature`])(
    'are none in %j',
    (token) => {
      expect(claimsOf(token)).toEqual({});
    },
  );
});
