import { emailFingerprint, notifyOtherTabs, openSignIn } from '@/session/sign-in';
import { fingerprint } from '@/session/storage-entry';
import { putSession } from '../../support/cookies';
import { recordMessages } from '../../support/storage-events';

const fingerprintIn = (session: string, email: string) => {
  putSession(session);
  openSignIn();
  return emailFingerprint(email);
};

it('returns the same fingerprint of an email address in all tabs of a session, and another for another address', () => {
  expect(fingerprintIn('session-1', 'maya@example.com')).toBe(fingerprintIn('session-1', 'maya@example.com'));
  expect(fingerprintIn('session-1', 'maya@example.com')).not.toBe(fingerprintIn('session-1', 'ada@example.com'));
});

it('returns different fingerprints of an email address in different sessions', () =>
  expect(fingerprintIn('session-1', 'maya@example.com')).not.toBe(fingerprintIn('session-2', 'maya@example.com')));

it.each([
  ['with one', 'session-1', [{ kind: 'email-given', session: fingerprint('session-1'), by: 'mark' }]],
  ['without one', '', []],
])('notifies the other tabs of an email address only in a session: %s', (_where, session, expected) => {
  putSession(session);
  openSignIn();
  const messages = recordMessages();
  notifyOtherTabs('email-given', 'mark');
  expect(messages()).toEqual(expected);
});
