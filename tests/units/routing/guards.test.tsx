import { describe, it } from 'vitest';
import { storeRoundTrip } from '@/session/pending-round-trips';
import { signInAs } from '../../../mocks/server';
import { guardedBy } from '../../support/addresses';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

describe('guards', () => {
  it.each(sample(guardedBy('session'), 4))('redirects %s to the error page without a session', async (path) => {
    await visit(path);
    await expectPage('/error', 'Something went wrong');
  });

  it('shows the session time-out when a session to be renewed is gone', async () => {
    storeRoundTrip('session:renewal', '/enter-email');
    await visit('/enter-email');
    await expectPage('/session-timeout', 'We have logged you out');
  });

  it('shows the error page without a session for an address that names a renewal', async () => {
    await visit('/enter-email?detour=session%3Arenewal');
    await expectPage('/error', 'Something went wrong');
  });

  it.each(
    sample(
      [
        ['no JSON', 'nonsense'],
        ['a list', encodeURIComponent('["session_id"]')],
        ['no session id', encodeURIComponent('{"client_id":"example-health-service"}')],
        ['an empty session id', encodeURIComponent('{"session_id":""}')],
        ['a list as session id', encodeURIComponent('{"session_id":[1]}')],
        ['broken escapes', '%E0%A4%A'],
        // `fetch` refuses a header that has one of these.
        ['a session id of two lines', encodeURIComponent('{"session_id":"a\\nb"}')],
        ['a session id beyond Latin-1', encodeURIComponent('{"session_id":"a–b"}')],
        ['a session id that a header would shorten', encodeURIComponent('{"session_id":"ab "}')],
        ['a blank session id', encodeURIComponent('{"session_id":" "}')],
      ],
      4,
    ),
  )('treats a cookie with %s as no session', async (_what, value) => {
    document.cookie = `nhs-authorization-cookie=${value}; path=/`;
    await visit('/enter-email');
    await expectPage('/error', 'Something went wrong');
  });

  it.each(sample(guardedBy('identityToken'), 4))('shows no client information on %s without an identity token', async (path) => {
    signInAs('mobile', { upTo: 'password' });
    await visit(path);
    await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
  });

  it.each(['a%0Ab', 'a%E2%80%93b', '%20'])('treats an identity token that no header can carry as none: %s', async (token) => {
    signInAs('mobile', { upTo: 'password' });
    document.cookie = `id_token=${token}; path=/`;
    await visit('/nhs-login-consent');
    await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
  });

  it('redirects /log-in-password without a stored email address to the question for it', async () => {
    signInAs('mobile');
    await visit('/log-in-password');
    await expectPage('/enter-email', 'Enter your email address');
  });
});
