import { createDecipheriv, hkdfSync } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { openSignIn } from '@/session/sign-in';
import { clientInfoReceived, emailEntered, securityCodeSent } from '@/state/events';
import { keyOf, seal, unseal } from '@/state/storage/seal';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { password } from '../../../mocks/people/personas';
import { answer, signInAs, world } from '../../../mocks/server';
import { byNumber, openProofing } from '../../support/open-proofing';
import { signInOtherAccount } from '../../support/other-sign-ins';
import { button, expectPage } from '../../support/page';
import { dropCookie } from '../../support/plain-cookies';
import { sample } from '../../support/sample';
import { enterCode, enterEmail, enterPassword, expectHandOver } from '../../support/sign-in-steps';
import { email, slices, stored, storeEmailAndUnload } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const storedText = () => Object.values(localStorage).join('\n');

describe('encrypted storage', () => {
  it('stores no readable answers in localStorage', async () => {
    await openProofing('/proofing/check-your-details', [...byNumber, emailEntered(email)]);
    await unloadDocument();
    expect(Object.keys(localStorage).toSorted()).toEqual([...slices, 'nhs-login-token-owner'].toSorted());
    // A fingerprint of the session.
    expect(Object.keys(sessionStorage)).toEqual(['nhs-login-tab']);
    expect(storedText()).not.toMatch(/9990000018|1984|LS1 4AP|mobile@|client|email|nhsNumber/);
    expect(await stored()).toMatch(/9990000018/);
  });

  it('does not decrypt the storage for another account of the same session', async () => {
    await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token', events: [emailEntered(email)] });
    await unloadDocument();
    expect(await stored()).toContain(email);
    signInOtherAccount();
    openSignIn();
    expect(await stored()).not.toContain(email);
    expect(Object.keys(localStorage)).toEqual(['nhs-login-token-owner']);
  });

  it('stores no state without a session', async () => {
    await visit('/cookies', { events: [emailEntered(email)] });
    await unloadDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('stores no state in a browser without encryption, and the app works', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
    await storeEmailAndUnload();
    expect(localStorage).toHaveLength(0);
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe('');
  });
});

const texts = fc.string({ unit: 'grapheme', maxLength: 400 });

it('decrypts a value to the same text, and never encrypts it to the same text twice', async () =>
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (session, about, text) => {
      const key = await keyOf(session);
      const [once, again] = [await seal(key, about, text), await seal(key, about, text)];
      expect(once).not.toBe(again);
      expect(await unseal(key, about, once)).toBe(text);
    }),
    { numRuns: 50 },
  ));

it('decrypts a value with no other key', async () =>
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (session, other, text) => {
      fc.pre(session !== other);
      const key = await keyOf(session);
      const sealed = await seal(key, 'profile 1', text);
      await expect(unseal(await keyOf(other), 'profile 1', sealed)).rejects.toThrow();
      await expect(unseal(key, 'profile 2', sealed)).rejects.toThrow();
      await expect(unseal(key, 'proofing 1', sealed)).rejects.toThrow();
    }),
    { numRuns: 50 },
  ));

it('encrypts and decrypts a long value', async () => {
  const key = await keyOf('session');
  const long = 'é'.repeat(200_000);
  expect(await unseal(key, '', await seal(key, '', long))).toBe(long);
});

it('encrypts to a nonce of 12 bytes, the AES-GCM ciphertext and a tag of 16 bytes, in base64', async () => {
  const sealed = Buffer.from(await seal(await keyOf('session'), 'profile 1', '{"email":"mayá"}'), 'base64');
  const key = Buffer.from(hkdfSync('sha256', 'session', '', 'nhs-login stored state', 32));
  const open = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  open.setAAD(Buffer.from('profile 1'));
  open.setAuthTag(sealed.subarray(-16));
  expect(Buffer.concat([open.update(sealed.subarray(12, -16)), open.final()]).toString()).toBe('{"email":"mayá"}');
});

it('uses a key that cannot be exported or used for another purpose', async () => {
  const { extractable, usages, algorithm } = await keyOf('session');
  expect({ extractable, usages, algorithm }).toEqual({
    extractable: false,
    usages: ['encrypt', 'decrypt'],
    algorithm: { name: 'AES-GCM', length: 256 },
  });
});
it('restores the state after a reload in the middle of a journey', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  await enterEmail(user, 'mobile');
  await expectPage('/log-in-password', 'Enter your password');
  await unloadDocument();
  const again = await visit('/log-in-password');
  await enterPassword(again.user);
  await expectPage('/enter-mobile-code', 'Enter the security code');
});

it('never stores a password, a code, a token or a session id', async () => {
  const { session } = signInAs('mobile');
  const { user, store } = await visit('/');
  const secrets = () => [
    password,
    session.id,
    ...world().inbox.map(({ code }) => code ?? '-'),
    ...world().identityTokens.keys(),
    ...world().calls.flatMap(({ body }) => (typeof body.rmd_token === 'string' ? [body.rmd_token] : [])),
  ];
  let writes = 0;
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const expectNone = async () => {
    writes = setItem.mock.calls.length;
    const written = setItem.mock.calls.flat().join('\n') + (await stored()) + JSON.stringify(store.getState()) + window.location.href;
    for (const secret of secrets()) expect(written).not.toContain(secret);
  };
  await enterEmail(user, 'mobile');
  await enterPassword(user);
  await expectPage('/enter-mobile-code', 'Enter the security code');
  await expectNone();
  await enterCode(user, 'text', { remember: true });
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await expectNone();
  expect(writes).toBeGreaterThan(0);
});

const broken = new DOMException('The operation is insecure', 'SecurityError');

const failures: [string, () => void][] = [
  ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockThrow(broken)],
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(broken)],
  ['cannot be read', () => vi.spyOn(Storage.prototype, 'getItem').mockThrow(broken)],
  ['cannot be cleared', () => vi.spyOn(Storage.prototype, 'removeItem').mockThrow(broken)],
  ['does not exist', () => vi.stubGlobal('localStorage', undefined)],
];

it.each(sample(failures, 4))('leaves a journey to run from memory when storage %s', async (_what, breakIt) => {
  breakIt();
  expect(() => [localStorage.setItem('a', 'b'), localStorage.getItem('a'), localStorage.removeItem('a')]).toThrow();
  const visited = await visit('/', { persona: 'straight-back' });
  await enterEmail(visited.user, 'straight-back');
  await enterPassword(visited.user);
  await enterCode(visited.user, 'text');
  expect(await expectHandOver(visited)).toHaveProperty('code');
});
describe('clearing of storage', () => {
  const about = [
    emailEntered(email),
    securityCodeSent({ phone_number: '•••0338', landline_number: null }),
    clientInfoReceived(exampleClient),
    ...byNumber,
  ];
  const open = async (path = '/terms-update', persona: Parameters<typeof signInAs>[0] = 'mobile') => {
    return visit(path, { persona, upTo: 'identity-token', events: about });
  };
  /** The parts of the sign-in that are stored after its document is unloaded. */
  const left = async () => {
    await unloadDocument();
    const entries = await stored();
    return {
      user: /mobile@example|•0338|9990000018|1984-03-15|LS1 4AP/.test(entries),
      client: /Example health service|state-of-the-client/.test(entries),
      token: document.cookie.includes('id_token='),
    };
  };
  const everything = { user: true, client: true, token: true };
  const nothing = { user: false, client: false, token: false };

  it.each([
    ['another session id', () => signInAs('landline'), '/enter-email', { ...nothing, client: true }],
    ['no session', () => dropCookie('nhs-authorization-cookie'), '/error', nothing],
  ])('clears the user from storage and cookies on arrival with %s', async (_what, change, path, expected) => {
    await open();
    expect(await left()).toEqual(everything);
    change();
    const { store } = await visit(path);
    expect(store.getState()).toMatchObject({ profile: { email: '' }, proofing: { nhsNumber: '', dob: '' } });
    expect(screen.queryByDisplayValue(email)).not.toBeInTheDocument();
    expect(await left()).toEqual(expected);
  });

  it.each([
    ['terms-update.unauthorised', '/session-timeout', 'We have logged you out', 'Example health service'],
    ['terms-update.explicit-deny', '/session-timeout', 'We have logged you out', 'Example health service'],
    ['terms-update.invalid-session', '/session-invalid', 'Something went wrong', undefined],
    ['terms-update.session-refused', '/session-invalid', 'Something went wrong', undefined],
  ] as const)('clears the user from storage and cookies on the answer %s, at %s', async (scenario, path, heading, name) => {
    answer(scenario);
    const { user, store } = await open();
    await user.click(button('Agree and continue'));
    await expectPage(path, heading);
    expect(await left()).toEqual({ ...nothing, client: name !== undefined });
    expect(store.getState().client.client?.client_display_name).toBe(name);
  });

  it('clears user and client from storage and cookies on hand-over to the client', async () => {
    const { exits } = await open('/authcode', 'straight-back');
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(await left()).toEqual(nothing);
  });
});
