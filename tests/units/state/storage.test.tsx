import { describe, expect, it, vi } from 'vitest';
import { password } from '../../../mocks/people/personas';
import { signInAs, world } from '../../../mocks/server';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { enterCode, enterEmail, enterPassword, expectHandOver } from '../../support/sign-in-steps';
import { slices, stored, storeEmailAndUnload } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('stored state', () => {
  it('has one key for each slice and nothing else', async () => {
    await storeEmailAndUnload();
    expect(Object.keys(localStorage).toSorted()).toEqual(slices.toSorted());
    expect(sessionStorage).toHaveLength(0);
  });

  it('is restored after a reload in the middle of a journey', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await enterEmail(user, 'mobile');
    await expectPage('/log-in-password', 'Enter your password');
    await unloadDocument();
    const again = await visit('/log-in-password');
    await enterPassword(again.user);
    await expectPage('/enter-mobile-code', 'Enter the security code');
  });

  it('never includes a password, a code, a token or a session id', async () => {
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

describe('broken storage', () => {
  const broken = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };

  it.each<[string, () => void]>(
    sample(
      [
        ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken)],
        ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(broken)],
        ['cannot be read', () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken)],
        ['cannot be cleared', () => vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(broken)],
        ['does not exist', () => vi.stubGlobal('localStorage', undefined)],
      ],
      4,
    ),
  )('leaves a journey to run from memory when it %s', async (_what, breakIt) => {
    breakIt();
    const use = () => [localStorage.setItem('a', 'b'), localStorage.getItem('a'), localStorage.removeItem('a')];
    expect(use).toThrow();
    signInAs('straight-back');
    const visited = await visit('/');
    await enterEmail(visited.user, 'straight-back');
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toHaveProperty('code');
  });
});
