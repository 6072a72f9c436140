import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '../../../mocks/backend/sign-in/session';
import { answer, resetWorld, signInAs, world } from '../../../mocks/server';
import { expectConsoleMessage } from '../../support/console-guard';
import { byNumber, openProofing } from '../../support/open-proofing';
import { button, expectPage, fill, link } from '../../support/page';
import { unloadDocument, visit } from '../../support/visit';

const cookies = () => document.cookie;
const loggedIn = () => /(^|; )id_token=[^;]/.test(cookies());
const keepsNoToken = () => waitFor(() => expect(cookies()).not.toMatch(/id_token/));

/** As `openProofing`, for a person whose token and session are one sign-in. */
const logIn = (persona: Parameters<typeof signInAs>[0] = 'mobile') => signInAs(persona, { upTo: 'identity-token' });

describe('identity token that is removed', () => {
  it('is removed on hand-over to the client', async () => {
    logIn('straight-back');
    const { exits } = await visit('/authcode');
    await waitFor(() => expect(exits).toHaveLength(1));
    await keepsNoToken();
  });

  it.each([
    ['terms-update.unauthorised', '/session-timeout', 'We have logged you out'],
    ['terms-update.invalid-session', '/session-invalid', 'Something went wrong'],
    ['terms-update.session-refused', '/session-invalid', 'Something went wrong'],
  ] as const)('is removed by the answer %s', async (scenario, path, heading) => {
    logIn();
    answer(scenario);
    const { user } = await visit('/terms-update');
    await user.click(button('Agree and continue'));
    await expectPage(path, heading);
    await keepsNoToken();
  });

  it('is removed on arrival when another session has written it', async () => {
    logIn();
    await visit('/nhs-login-consent');
    await unloadDocument();
    expect(loggedIn()).toBe(true);
    signInAs('landline');
    await visit('/enter-email');
    await keepsNoToken();
  });

  it('is removed on arrival without a session', async () => {
    logIn();
    document.cookie = `${sessionCookie}=; path=/; max-age=0`;
    await visit('/privacy');
    await keepsNoToken();
  });

  it('is removed when another email address is given', async () => {
    logIn();
    const { user } = await visit('/enter-email');
    await fill(user, 'user-email', 'nobody@example.com');
    await user.click(button('Continue'));
    await expectPage('/register/create-account');
    await keepsNoToken();
  });

  it('is removed before a password is checked', async () => {
    logIn();
    const { user } = await visit('/login');
    await fill(user, 'user-email', 'mobile@example.com');
    await fill(user, 'password-input', 'wrong');
    await user.click(button('Continue'));
    await waitFor(() => expect(world().calls.some(({ path }) => path.endsWith('/user-sign-in'))).toBe(true));
    await keepsNoToken();
  });
});

describe('identity token that is preserved', () => {
  it('is preserved before the proof of identity', async () => {
    const { session } = signInAs('no-match', { upTo: 'identity-token' });
    expect(session).toBeDefined();
    answer({
      call: 'POST /api/auth/authcode',
      answer: { status: 200, json: { id_token: '', Location: 'http://localhost:3000/pyi/patient-online/gp-connect' } },
    });
    const { exits } = await visit('/authcode');
    await waitFor(() => expect(exits).toEqual(['http://localhost:3000/pyi/patient-online/gp-connect']));
    expect(loggedIn()).toBe(true);
  });

  it('is preserved before the proof without the details', async () => {
    expectConsoleMessage(/could not be saved/);
    const { user, exits } = await openProofing('/proofing/p5-unable-to-save-details', byNumber);
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(loggedIn()).toBe(true);
  });

  it('is preserved on arrival with a new session of the auth API', async () => {
    logIn();
    await visit('/nhs-login-consent');
    await unloadDocument();
    signInAs('both', { upTo: 'identity-token' });
    await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(loggedIn()).toBe(true);
  });

  it('is preserved after a reload and on a public page', async () => {
    logIn();
    const { user } = await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    await user.click(link('Cookies'));
    await expectPage('/cookies');
    await unloadDocument();
    await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(loggedIn()).toBe(true);
  });
});

it('requests no code at any address after the hand-over', async () => {
  logIn('straight-back');
  const { exits } = await visit('/authcode');
  await waitFor(() => expect(exits).toHaveLength(1));
  await unloadDocument();
  const codes = () => world().authorizationCodes.size;
  const before = codes();
  for (const path of ['/authcode', '/nhs-login-consent', '/consent-confirmation', '/terms-update']) {
    const again = await visit(path);
    expect(again.exits, path).toEqual([]);
    await unloadDocument();
  }
  expect(codes()).toBe(before);
  resetWorld();
});
