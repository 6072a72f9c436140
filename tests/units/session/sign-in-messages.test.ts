import { expect, it } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { emailFingerprint } from '@/session/sign-in-messages';
import { putSession } from '../../support/plain-cookies';

const fingerprintIn = (session: string, email: string) => {
  putSession(session);
  openSignIn();
  return emailFingerprint(email);
};

it('emailFingerprint is the same in all tabs of one session, and differs for another address', () => {
  expect(fingerprintIn('session-1', 'maya@example.com')).toBe(fingerprintIn('session-1', 'maya@example.com'));
  expect(fingerprintIn('session-1', 'maya@example.com')).not.toBe(fingerprintIn('session-1', 'ada@example.com'));
});

it('emailFingerprint differs between sessions, so that it cannot identify an address', () => {
  expect(fingerprintIn('session-1', 'maya@example.com')).not.toBe(fingerprintIn('session-2', 'maya@example.com'));
});
