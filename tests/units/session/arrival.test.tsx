import { expect, it } from 'vitest';
import { signInAs, world } from '../../../mocks/server';
import { expectPage } from '../../support/page';
import { visit } from '../../support/visit';

const sent = () => world().calls.find(({ path }) => path.endsWith('/authcode'))?.body;

// RFC 7636, 4.3.
it('sends a code challenge of the first address to /authcode with the other parameters', async () => {
  const { session } = signInAs('mobile', { upTo: 'identity-token' });
  await visit('/authcode?code_challenge=E9Melhoa2Ow&code_challenge_method=S256&code_verifier=secret');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(sent()).toEqual({ ...session.oidc, code_challenge: 'E9Melhoa2Ow', code_challenge_method: 'S256' });
});

it('prefers the code challenge of the cookie', async () => {
  const { session } = signInAs('mobile', {
    upTo: 'identity-token',
    oidc: { code_challenge: 'of-the-cookie', code_challenge_method: 'S256' },
  });
  await visit('/authcode?code_challenge=of-the-address&code_challenge_method=plain');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(sent()).toEqual(session.oidc);
});
