import { expect, it } from 'vitest';
import { signInAs, world } from '../../../mocks/server';
import { expectPage } from '../../support/page';
import { visit } from '../../support/visit';

const sent = () => world().calls.find(({ path }) => path.endsWith('/authcode'))?.body;

// RFC 7636, 4.3.
it('a code challenge of the arriving address goes to /authcode with the rest of the request', async () => {
  const { session } = signInAs('mobile', { upTo: 'identity-token' });
  await visit('/authcode?code_challenge=E9Melhoa2Ow&code_challenge_method=S256&code_verifier=secret');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(sent()).toEqual({ ...session.oidc, code_challenge: 'E9Melhoa2Ow', code_challenge_method: 'S256' });
});

it('a code challenge of the cookie wins', async () => {
  const { session } = signInAs('mobile', {
    upTo: 'identity-token',
    oidc: { code_challenge: 'of-the-cookie', code_challenge_method: 'S256' },
  });
  await visit('/authcode?code_challenge=of-the-address&code_challenge_method=plain');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(sent()).toEqual(session.oidc);
});
