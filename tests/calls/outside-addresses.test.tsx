import { describe, expect, it } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { signInAs } from '../../mocks/server';
import { button, expectPage } from '../support/page';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { unloadDocument, type Visit, visit } from '../support/visit';

const hostile = [
  'javascript:alert(1)',
  '//evil.example/callback',
  '/\\evil.example',
  'https:evil.example',
  'https://client.example.com@evil.example',
];

const ok = (json: object): Answer => ({ status: 200, json });
const authenticated = (redirect_uri: string) => ok({ authentication_state: 'AUTHENTICATED', redirect_uri });
const answered: readonly [Sender, (address: string) => Answer][] = [
  [senderOf('authcode'), (Location) => ok({ id_token: 'e30.e30.e30', Location })],
  [senderOf('password'), authenticated],
  [senderOf('user-sign-in'), authenticated],
  [senderOf('passkey-verify'), (redirect_uri) => ok({ verified: true, redirect_uri })],
  [senderOf('forgot-password'), (redirect_uri) => ok({ redirect_uri })],
];

describe.each(sample(answered, 2))('addresses in the answer of $call', (sender, given) => {
  it.each(sample(hostile, 1))('does not send the browser to %s', async (address) => {
    const { exits } = await sendWithAnswer(sender, given(address));
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });
});

/** Malformed addresses that a lenient parser would repair. */
const mended = ['https:\\evil.example', 'https:/evil.example', 'https://ev\til.example', 'http:localhost'];

const refusals = [
  ['/no-consent', { notAgreed: true }, () => Promise.resolve()],
  ['/terms-update', undefined, ({ user }: Visit) => user.click(button('I do not agree'))],
] as const;

describe.each(refusals)('addresses of a refusal on %s', (path, state, refuse) => {
  const expectAnError = async (address: string) => {
    const visited = await visit(address, { state });
    await refuse(visited);
    await expectPage('/error', 'Something went wrong');
    expect(visited.exits).toEqual([]);
  };

  it.each<unknown>(sample(sample<unknown>([...hostile, ...mended, ['https://evil.example'], 7], 3), 4))(
    'does not send the browser to %j from the cookie',
    async (redirect_uri) => {
      signInAs('mobile', { oidc: { redirect_uri } });
      await expectAnError(path);
    },
  );

  it.each(sample(['https://evil.example/callback', ...hostile.slice(0, 2), ...mended.slice(0, 2)], 2))(
    'does not send the browser to %j from the address',
    async (redirect_uri) => {
      signInAs('mobile', { oidc: { redirect_uri: undefined } });
      await expectAnError(`${path}?${new URLSearchParams({ redirect_uri })}`);
    },
  );

  it('does not send the browser to an address of an earlier page', async () => {
    signInAs('mobile', { oidc: { redirect_uri: undefined } });
    await visit(`/enter-email?${new URLSearchParams({ redirect_uri: 'https://evil.example/callback' })}`);
    await unloadDocument();
    await expectAnError(path);
  });
});
