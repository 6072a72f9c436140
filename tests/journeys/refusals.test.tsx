import { describe, expect, it } from 'vitest';
import { signInAs } from '../../mocks/server';
import { arriveAt, button, byId, link } from '../page';
import { visit } from '../visit';
import { begin, enterCode, enterPassword, handedOver, state } from './steps';

describe('a refusal goes back to the client', () => {
  it('of consent', async () => {
    const visited = await begin('mobile');
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    await arriveAt('/nhs-login-consent', 'Agree to share your login information');
    await visited.user.click(link('I do not agree to share this information'));
    await arriveAt('/consent-confirmation', 'You did not agree to share your login information');
    await visited.user.click(byId('choice-2'));
    await visited.user.click(button('Continue'));
    expect(await handedOver(visited)).toEqual({ error: 'access_denied', error_description: 'ConsentNotGiven', state });
    await arriveAt('/no-consent');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each([
    [{ state: undefined }, { error: 'access_denied', error_description: 'TermsUpdateNotAccepted' }],
    [{ state: 'a&b=c #ü' }, { error: 'access_denied', error_description: 'TermsUpdateNotAccepted', state: 'a&b=c #ü' }],
  ])('of the terms, with its state when it gave one: %j', async (oidc, expected) => {
    const visited = await begin('terms-only', oidc);
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    await arriveAt('/terms-update', 'NHS login terms of use update');
    await visited.user.click(button('I do not agree'));
    expect(await handedOver(visited)).toEqual(expected);
  });

  it.each([undefined, 'javascript:alert(1)', 'http://client.example.com', '//client.example.com'])(
    'but not to %s',
    async (redirect_uri) => {
      signInAs('mobile', { oidc: { redirect_uri } });
      const { exits } = await visit('/no-consent');
      await arriveAt('/error', 'Something went wrong');
      expect(exits).toEqual([]);
    },
  );

  it('but not without a session, whatever the address says', async () => {
    const { exits } = await visit('/no-consent?client_id=example-health-service&redirect_uri=https%3A%2F%2Fevil.example');
    await arriveAt('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });
});
