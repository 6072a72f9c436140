import { createDecipheriv, hkdfSync } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { clientInfoReceived, emailEntered, securityCodeSent, signInEnded } from '@/state/events';
import { keyOf, seal, unseal } from '@/state/storage/seal';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { password } from '../../../mocks/people/personas';
import { answer, signInAs, world } from '../../../mocks/server';
import { byNumber, openProofing } from '../../support/open-proofing';
import { signInOtherAccount } from '../../support/other-sign-ins';
import { button, byId, expectPage } from '../../support/page';
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
    expect(storedText()).not.toMatch(/9990000018|1984|LS1 4AP|mobile@|client|email|nhsNumber/);
    expect(await stored()).toMatch(/9990000018/);
  });

  it('decrypts the storage in the session that has written it, also after a reload', async () => {
    await storeEmailAndUnload();
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe(email);
    expect(byId('user-email')).toHaveValue(email);
  });

  it('does not decrypt the storage for another account of the same session', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent', { events: [emailEntered(email)] });
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

describe('encrypted value', () => {
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
describe('stored state', () => {
  it('stores one key for each slice and nothing else', async () => {
    await storeEmailAndUnload();
    expect(Object.keys(localStorage).toSorted()).toEqual(slices.toSorted());
    expect(sessionStorage).toHaveLength(0);
  });

  it('restores the state after a reload in the middle of a journey', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
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
  signInAs('straight-back');
  const visited = await visit('/');
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
  const open = async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    return visit('/terms-update', { events: about });
  };
  const personal = /mobile@example|0338|9990000018|1984-03-15|LS1 4AP/;
  const ofClient = /Example health service|state-of-the-client/;

  it('clears the stored entries on another session id', async () => {
    await open();
    await unloadDocument();
    expect(await stored()).toMatch(personal);
    signInAs('landline');
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe('');
    expect(store.getState().proofing).toMatchObject({ nhsNumber: '', dob: '' });
    expect(await stored()).not.toMatch(personal);
    expect(byId('user-email')).toHaveValue('');
  });

  it('clears the stored entries when the session has ended', async () => {
    await open();
    await unloadDocument();
    document.cookie = 'nhs-authorization-cookie=; path=/; max-age=0';
    await visit('/error');
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).not.toMatch(ofClient);
  });

  it.each(['terms-update.unauthorised', 'terms-update.explicit-deny'] as const)('preserves the stored client on %s', async (scenario) => {
    answer(scenario);
    const { user, store } = await open();
    await user.click(button('Agree and continue'));
    await expectPage('/session-timeout', 'We have logged you out');
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).toMatch(ofClient);
    expect(store.getState().client.client?.client_display_name).toBe('Example health service');
  });

  it.each(['terms-update.invalid-session', 'terms-update.session-refused'] as const)('clears the stored client on %s', async (scenario) => {
    answer(scenario);
    const { user, store } = await open();
    await user.click(button('Agree and continue'));
    await expectPage('/session-invalid', 'Something went wrong');
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).not.toMatch(ofClient);
    expect(store.getState().client).toMatchObject({ client: null, oidc: {} });
  });

  it('clears the stored entries on hand-over to the client', async () => {
    signInAs('straight-back', { upTo: 'identity-token' });
    const { exits } = await visit('/authcode', { events: about });
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
    expect(await stored()).not.toMatch(ofClient);
  });

  it.each([
    ['a time-out', () => signInEnded('timedOut')],
    ['an end', () => signInEnded('handedOver')],
  ])('clears the stored entries at once on %s, so that a pending write does not restore them', async (_what, event) => {
    const { store } = await open();
    store.dispatch(emailEntered('pending@example.com'));
    store.dispatch(event());
    expect(await stored()).not.toMatch(personal);
    // Pending writes finish first.
    await unloadDocument();
    expect(['profile', 'proofing'].map((slice) => localStorage.getItem(`nhs-login-${slice}`))).toEqual([null, null]);
    expect(await stored()).not.toMatch(/pending/);
    expect(await stored()).not.toMatch(personal);
  });
});
