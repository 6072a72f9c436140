import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { emailEntered } from '@/state/events';
import { keyOf, seal, unseal } from '@/state/storage/seal';
import { sealedStorage } from '@/state/storage/sealed-storage';
import { signInAs } from '../../../mocks/server';
import { byNumber, openProofing } from '../../support/open-proofing';
import { signInOtherAccount } from '../../support/other-sign-ins';
import { byId } from '../../support/page';
import { email, slices, stored, storeEmailAndUnload } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const asItStands = () => Object.values(localStorage).join('\n');

describe('encrypted storage', () => {
  it('cannot be read from localStorage', async () => {
    await openProofing('/proofing/check-your-details', [...byNumber, emailEntered(email)]);
    await unloadDocument();
    expect(Object.keys(localStorage).toSorted()).toEqual([...slices, 'nhs-login-token-owner'].toSorted());
    expect(asItStands()).not.toMatch(/9990000018|1984|LS1 4AP|mobile@|client|email|nhsNumber/);
    expect(await stored()).toMatch(/9990000018/);
  });

  it('is decrypted by the session that has written it, also after a reload', async () => {
    await storeEmailAndUnload();
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe(email);
    expect(byId('user-email')).toHaveValue(email);
  });

  it('cannot be decrypted after the session, even if the browser still has the entry', async () => {
    await storeEmailAndUnload();
    signInAs('landline');
    openSignIn();
    const storage = sealedStorage();
    expect(await Promise.all(slices.map((key) => storage.getItem(key)))).toEqual(slices.map(() => null));
    expect(localStorage).toHaveLength(0);
  });

  it('cannot be decrypted by another account of the same session', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent', { events: [emailEntered(email)] });
    await unloadDocument();
    expect(await stored()).toContain(email);
    signInOtherAccount();
    openSignIn();
    expect(await stored()).not.toContain(email);
    expect(Object.keys(localStorage)).toEqual(['nhs-login-token-owner']);
  });

  it('stores nothing without a session', async () => {
    await visit('/cookies', { events: [emailEntered(email)] });
    await unloadDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('stores nothing in a browser without encryption, and the app works', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
    await storeEmailAndUnload();
    expect(localStorage).toHaveLength(0);
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe('');
  });
});

describe('slow encryption', () => {
  it('neither overwrites a newer value nor restores a removed one', async () => {
    signInAs('mobile');
    await visit('/enter-email');
    await unloadDocument();
    const storage = sealedStorage();
    const [first = '', second = ''] = slices;
    const late = [storage.setItem(first, '"old"'), storage.setItem(second, '"removed"')];
    const newest = storage.setItem(first, '"new"');
    await storage.removeItem(second);
    await Promise.all([...late, newest]);
    expect(await storage.getItem(first)).toBe('"new"');
    expect(localStorage.getItem(second)).toBeNull();
  });

  it('is not decrypted when the entry was removed meanwhile', async () => {
    await storeEmailAndUnload();
    const storage = sealedStorage();
    const [first = ''] = slices;
    const opening = storage.getItem(first);
    await storage.removeItem(first);
    expect(await opening).toBeNull();
  });

  it('is not written for a session that another tab has ended', async () => {
    signInAs('mobile');
    await visit('/enter-email');
    await unloadDocument();
    localStorage.clear();
    const late = sealedStorage().setItem(slices[0] ?? '', '"old"');
    signInAs('landline');
    await late;
    expect(localStorage).toHaveLength(0);
  });
});

describe('encrypted value', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 400 });

  it('is the same when decrypted, and never the same twice', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (session, about, text) => {
        const key = await keyOf(session);
        const [once, again] = [await seal(key, about, text), await seal(key, about, text)];
        expect(once).not.toBe(again);
        expect(await unseal(key, about, once)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('is decrypted by no other key', async () => {
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
    );
  });

  it('may be long', async () => {
    const key = await keyOf('session');
    const long = 'é'.repeat(200_000);
    expect(await unseal(key, '', await seal(key, '', long))).toBe(long);
  });
});
