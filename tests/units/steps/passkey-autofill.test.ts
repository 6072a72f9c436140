import { describe, expect, it } from 'vitest';
import { conditionalRequest } from '@/journeys/passkey-ceremony/steps/conditional-request';
import { passkeyFromAutofill } from '@/journeys/passkey-ceremony/steps/passkey-from-autofill';
import { agrees, type Asked, neverAnswers, passkeyId, refuses, type Reply, withAuthenticator } from '../../support/authenticator';
import { accepted, analyticsEvents, writePreference } from '../../support/cookie-choice';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';

const options = {
  authentication_options: {
    challenge: 'Y2g',
    timeout: 1234,
    rpId: 'localhost',
    allowCredentials: [{ id: 'YQ', type: 'public-key' as const }],
    userVerification: 'preferred' as const,
  },
  transaction_id: 't',
};
const asks = ['POST /api/fido2/authentication/options', 'nothing'];

const offer = (signal = new AbortController().signal) => passkeyFromAutofill(signal, '/log-in-password');
const text = expect.stringMatching(/^[\w-]+$/) as string;
const credential = {
  id: passkeyId,
  rawId: passkeyId,
  response: {
    authenticatorData: text,
    clientDataJSON: text,
    signature: text,
    userHandle: Buffer.from('person').toString('base64url'),
  },
  type: 'public-key',
  clientExtensionResults: { credProps: { rk: true } },
  authenticatorAttachment: 'platform',
};

describe('autofill list', () => {
  it('returns the selected passkey with its challenge', async () => {
    withAuthenticator({ autofill: agrees });
    const sent = recordSends(options);
    expect(await offer()).toEqual({ options, credential });
    expect(bodiesOf(sent)).toEqual([asks]);
  });

  it.each<[string, Parameters<typeof withAuthenticator>[0]]>([
    ['the browser has no such list', {}],
    ['the browser has it not now', { autofill: agrees, hasList: () => Promise.resolve(false) }],
    ['the browser cannot say', { autofill: agrees, hasList: () => Promise.reject(new Error('No')) }],
  ])('requests no challenge when %s', async (_why, browser) => {
    withAuthenticator(browser);
    const sent = recordSends(options);
    expect(await offer()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('requests no challenge after it is aborted', async () => {
    const abort = new AbortController();
    withAuthenticator({ autofill: agrees, hasList: () => Promise.resolve(true).finally(() => abort.abort()) });
    const sent = recordSends(options);
    expect(await offer(abort.signal)).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('does not call the browser after it is aborted', async () => {
    const abort = new AbortController();
    const { lists } = withAuthenticator({ autofill: agrees });
    recordSends(options, () => abort.abort());
    expect(await offer(abort.signal)).toBeUndefined();
    expect(lists).toEqual([]);
  });

  it.each(['AbortError', 'NotAllowedError', 'SecurityError'])('returns no passkey silently when the browser throws %s', async (name) => {
    writePreference(accepted);
    withAuthenticator({ autofill: refuses(name) });
    recordSends(options);
    expect(await offer()).toBeUndefined();
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  it.each([
    [500, 'anything', ''],
    [403, 'Passkey attempts exceeded', 'Passkey attempts exceeded'],
  ])('returns no passkey without a challenge, %i %s, and reports to analytics', async (status, error, known) => {
    writePreference(accepted);
    withAuthenticator({ autofill: agrees });
    recordSends({}, refusing('/options', status, error));
    expect(await offer()).toBeUndefined();
    expect(analyticsEvents('submitError')).toEqual([
      { event: 'submitError', path: '/', call: '/authentication/options', status, text: known },
    ]);
  });
});

describe('request of the autofill list', () => {
  const { signal } = new AbortController();
  const request = (reply: Reply) => {
    const browser = withAuthenticator({ autofill: reply });
    return { ...browser, chosen: conditionalRequest(options.authentication_options, signal) };
  };

  it('has the challenge and the site, and allows every passkey', () => {
    const { lists } = request(neverAnswers);
    const challenge = new Uint8Array(Buffer.from('ch')).buffer;
    const publicKey = { challenge, timeout: 1234, rpId: 'localhost', userVerification: 'preferred', allowCredentials: [] };
    expect(lists).toEqual([{ mediation: 'conditional', publicKey, signal }]);
  });

  it('returns the passkey as the server reads it', async () => {
    expect(await request(agrees).chosen).toEqual(credential);
  });

  it('returns a passkey without a user handle or a device', async () => {
    const bare: Reply = async (asked: Asked) => {
      const full = (await agrees(asked)) as { response: object };
      return { ...full, authenticatorAttachment: null, response: { ...full.response, userHandle: null } };
    };
    const chosen = await request(bare).chosen;
    expect(chosen).toEqual({
      ...credential,
      authenticatorAttachment: undefined,
      response: { ...credential.response, userHandle: undefined },
    });
    expect(chosen.authenticatorAttachment).toBeUndefined();
  });

  it('throws what the browser throws', async () => {
    await expect(request(refuses('NotAllowedError')).chosen).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
});
