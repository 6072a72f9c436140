import { beforeEach, describe, expect, it } from 'vitest';
import { compareWithCookies, documentAccount, documentSession, openSignIn } from '@/session/sign-in';

const inSession = (session_id: string, client_id = 'client') =>
  void (document.cookie = `nhs-authorization-cookie=${encodeURIComponent(JSON.stringify({ session_id, client_id }))}; path=/`);
const withToken = (account_id: string) => void (document.cookie = `id_token=e30.${btoa(JSON.stringify({ account_id }))}.e30; path=/`);

describe('document opened without a session', () => {
  beforeEach(() => {
    openSignIn();
  });

  it('adopts a session that another tab starts', () => {
    inSession('first');
    expect(compareWithCookies()).toBe('ours');
    inSession('second');
    expect(compareWithCookies()).toBe('another');
    expect(documentSession()).toBe('first');
  });
});

describe('document with a session', () => {
  beforeEach(() => {
    inSession('first');
    openSignIn();
  });

  it.each([
    ['session', () => inSession('second')],
    ['client', () => inSession('first', 'other')],
  ])('does not adopt the account of another %s', (_part, begin) => {
    begin();
    withToken('somebody-else');
    expect(compareWithCookies()).toBe('another');
    inSession('first');
    document.cookie = 'id_token=; path=/; max-age=0';
    expect(compareWithCookies()).toBe('ours');
    expect(documentAccount()).toBe('');
  });
});
