import { expect, it } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { emailMark } from '@/session/tab-news';
import { putSession } from '../../support/plain-cookies';

const markIn = (session: string, email: string) => {
  putSession(session);
  openSignIn();
  return emailMark(email);
};

it('emailMark is the same for the tabs of one session, and another one for another address', () => {
  expect(markIn('session-1', 'maya@example.com')).toBe(markIn('session-1', 'maya@example.com'));
  expect(markIn('session-1', 'maya@example.com')).not.toBe(markIn('session-1', 'ada@example.com'));
});

it('emailMark is another one in another session: nobody can look an address up by it', () => {
  expect(markIn('session-1', 'maya@example.com')).not.toBe(markIn('session-2', 'maya@example.com'));
});
