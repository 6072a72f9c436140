import { beforeEach, describe, expect, it } from 'vitest';
import { compareWithCookies, documentAccount, documentSession, openSignIn } from '@/session/sign-in';

const inSession = (session_id: string, client_id = 'client') =>
  void (document.cookie = `nhs-authorization-cookie=${encodeURIComponent(JSON.stringify({ session_id, client_id }))}; path=/`);
const withToken = (account_id: string) => void (document.cookie = `id_token=e30.${btoa(JSON.stringify({ account_id }))}.e30; path=/`);

describe('a document that was opened without a session', () => {
  beforeEach(() => {
    openSignIn();
  });

  it('takes the one that another tab starts for its own', () => {
    inSession('first');
    expect(compareWithCookies()).toBe('ours');
    inSession('second');
    expect(compareWithCookies()).toBe('another');
    expect(documentSession()).toBe('first');
  });
});

describe('a document that works for a session', () => {
  beforeEach(() => {
    inSession('first');
    openSignIn();
  });

  it.each([
    ['session', () => inSession('second')],
    ['client', () => inSession('first', 'other')],
  ])('does not take the account of another %s for its own', (_part, begin) => {
    begin();
    withToken('somebody-else');
    expect(compareWithCookies()).toBe('another');
    inSession('first');
    document.cookie = 'id_token=; path=/; max-age=0';
    expect(compareWithCookies()).toBe('ours');
    expect(documentAccount()).toBe('');
  });
});
