import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../../mocks/backend/http/calls';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer, server, world } from '../../mocks/server';
import { agrees, passkeyId, refuses, type Reply } from '../support/authenticator';
import { byId, expectPage } from '../support/page';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { sample } from '../support/sample';

const entry = startAt('/enter-email');
const credential = (text: string, transports?: unknown) => ({ id: btoa(text), type: 'public-key', transports });
const ok = (json: object): Answer => ({ status: 200, json });
const status = (allow_credentials: unknown) => ok({ passkeys_enabled: true, allow_credentials });
const account = (allowCredentials: unknown) =>
  ok({ status: 'CONFIRMED', auth_options: { authentication_options: { allowCredentials }, transaction_id: 't' } });
const bodyOf = (path: string) => world().calls.find((call) => call.path.endsWith(path))?.body;

describe('passkeys in the request to the browser', () => {
  const phone = credential('phone', ['internal', 'hybrid', 'of-the-future']);
  const key = credential('key-one', ['usb']);

  it.each<[string, Answer, Answer, unknown[]]>(
    sample(
      [
        ['those of the passkey check, with their transports', status([phone, key]), account([]), [phone, key]],
        ['those of the account check, where the other names none', status([]), account([key]), [key]],
        ['one without transports', status([credential('phone')]), account([]), [credential('phone')]],
        ['those of the challenge, where nobody has named any', status([]), ok({ status: 'CONFIRMED' }), [credential('of-challenge')]],
        ['those of the challenge, where a list is none', status('phone'), account({}), [credential('of-challenge')]],
        ['those of the challenge, where a list holds something else', status([{ id: 1 }]), account([]), [credential('of-challenge')]],
      ],
      4,
    ),
  )('requests credentials that are %s', async (_what, passkeyStatus, accountStatus, expected) => {
    answer({ call: calls['passkey-status'], answer: passkeyStatus });
    answer({ call: calls['account-status'], answer: accountStatus });
    const authentication_options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [credential('of-challenge')] };
    answer({ call: calls['passkey-options'], answer: ok({ authentication_options, transaction_id: 't' }) });
    const { dialogs } = await startPasskeyLogin(entry);
    await waitFor(() => expect(dialogs).toHaveLength(1));
    const given = dialogs[0]?.publicKey.allowCredentials?.map((one) => ({ ...one, id: Buffer.from(one.id).toString('base64') }));
    expect(given).toEqual(expected);
  });

  it('requests no credentials of the former address', async () => {
    answer({ call: calls['passkey-status'], answer: status([]) });
    answer({ call: calls['account-status'], answer: account([]) });
    answer({ call: calls['passkey-status'], answer: status([phone]) }, 1);
    const { user, dialogs, store } = await startPasskeyLogin(
      { ...entry, typed: { 'Email address': 'other@example.com' } },
      { dialog: refuses('AbortError') },
    );
    await expectPage('/passkey-login-failed');
    expect(store.getState().passkey.allowCredentials).toHaveLength(1);
    window.history.back();
    await expectPage('/enter-email', 'Enter your email address');
    await user.clear(byId('user-email'));
    await user.type(byId('user-email'), 'passkey@example.com{Enter}');
    // Another address is another try, with none of the passkeys of the first.
    await vi.waitFor(() => expect(dialogs).toHaveLength(2));
    expect(store.getState().passkey.allowCredentials).toEqual([]);
    expect(dialogs[1]?.publicKey?.allowCredentials ?? []).toEqual([]);
  });
});

describe('passkey calls', () => {
  it('send the session id and the assertion as the browser made it', async () => {
    const headers: (string | null)[] = [];
    server.use(http.post('*/api/fido2/*', ({ request }) => void headers.push(request.headers.get('session_id'))));
    const { dialogs, exits } = await startPasskeyLogin(entry);
    await waitFor(() => expect(exits).toHaveLength(1));
    const [session] = world().sessions.keys();
    expect(headers).toEqual([session, session]);
    expect(bodyOf('/authentication/options')).toEqual({});
    const text = expect.stringMatching(/^[\w-]+$/) as string;
    expect(bodyOf('/authentication/verify')).toEqual({
      transaction_id: expect.any(String) as string,
      authentication_credential: {
        id: passkeyId,
        rawId: passkeyId,
        response: { authenticatorData: text, clientDataJSON: text, signature: text, userHandle: text },
        type: 'public-key',
        clientExtensionResults: { credProps: { rk: true } },
        authenticatorAttachment: 'platform',
      },
    });
    expect(dialogs[0]?.publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });
});

describe('passkey that the server does not know', () => {
  const unknown: Answer = { status: 404, json: { error: 'Credential not found' } };

  it.each([
    ['by its site', 'passkey-options.given'],
    ['by this site, when the challenge names none', undefined],
  ] as const)('signals an unknown passkey to the browser once, %s', async (_by, scenario) => {
    const authentication_options = { challenge: 'Y2hhbGxlbmdl', allowCredentials: [] };
    answer(scenario ?? { call: calls['passkey-options'], answer: ok({ authentication_options, transaction_id: 't' }) });
    answer('passkey-verify.unknown-credential');
    const dialog: Reply = (asked) => agrees({ ...asked, publicKey: { ...asked.publicKey, rpId: 'localhost' } });
    const { forgotten } = await startPasskeyLogin(entry, { dialog });
    await expectPage('/passkey-user-login-failed', 'There was a problem');
    expect(forgotten.mock.calls).toEqual([[{ rpId: 'localhost', credentialId: passkeyId }]]);
  });

  it.each<[string, (() => Promise<void>) | undefined]>([
    ['cannot be told', undefined],
    ['refuses to be told', () => Promise.reject(new Error('No'))],
  ])('shows the same page in a browser that %s', async (_what, forget) => {
    answer({ call: calls['passkey-verify'], answer: unknown });
    const visited = startPasskeyLogin(entry, { forgets: forget !== undefined });
    if (forget) Object.assign(PublicKeyCredential, { signalUnknownCredential: forget });
    await visited;
    await expectPage('/passkey-user-login-failed', 'There was a problem');
  });

  it.each<[string, Answer]>(
    sample(
      [
        ['not verified', ok({ verified: false })],
        ['refused', { status: 403, json: { error: 'Forbidden' } }],
        ['of an address that is not there', { status: 404, json: { message: 'Not found' } }],
        ['refused with the same words', { status: 400, json: { error: 'Credential not found' } }],
        ['without an answer', { fault: 'dead' }],
      ],
      4,
    ),
  )('signals no unknown passkey when it is %s', async (_what, given) => {
    answer({ call: calls['passkey-verify'], answer: given });
    const { forgotten, store } = await startPasskeyLogin(entry);
    await waitFor(() => expect(world().calls.some(({ path }) => path.endsWith('/verify'))).toBe(true));
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('signals no unknown passkey when the user cancels', async () => {
    const { forgotten } = await startPasskeyLogin(entry, { dialog: refuses('NotAllowedError') });
    await expectPage('/passkey-login-failed');
    expect(forgotten).not.toHaveBeenCalled();
  });
});
