import { screen, waitFor } from '@testing-library/react';
import { emailEntered, nhsNumberGiven, passkeysChecked, uplifted } from '@/state/events';
import { emailOf, password } from '../../../mocks/people/personas';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { world } from '../../../mocks/server';
import { accepted, accountFound, passkeyId, reportedPages, withAuthenticator, writePreference } from '../../support/environment';
import {
  agreeToShare,
  button,
  byId,
  enterCode,
  enterEmail,
  enterPassword,
  errorSummary,
  errorSummaryWithFocusAt,
  expectHandOver,
  expectPage,
  openProofing,
  passkeyEmail as email,
  performAction,
  startAt,
  startPasskeyLogin,
  state,
  visit,
} from '../../support/user';

describe('another address', () => {
  const email = emailOf('passkey-and-both');
  const enabled = passkeysChecked({ passkeys_enabled: true, allow_credentials: [{ id: 'one', type: 'public-key' }] });

  it('offers the passkey after the same address is entered again', async () => {
    withAuthenticator();
    // Without a bot check.
    document.cookie = 'aws-waf-token=solved; path=/';
    const events = [emailEntered(email), accountFound(), enabled];
    const { user, store } = await visit('/log-in-password', { persona: 'passkey-and-both', events });
    await screen.findByText('I cannot remember my password');
    await user.click(screen.getByText('I cannot remember my password'));
    await user.click(screen.getByRole('link', { name: 'Reset your password' }));
    await expectPage('/forgotten-password');
    await performAction({ user }, { clicked: 'Continue' });
    await expectPage('/check-email');
    await user.click(button('Go back and enter password'));
    await expectPage('/log-in-password');
    expect(screen.getByText('I cannot remember my password')).toBeInTheDocument();
    expect(store.getState().passkey.allowCredentials).toHaveLength(1);
  });

  it('forgets the former user after another address', async () => {
    const events = [emailEntered(email), accountFound(), enabled, nhsNumberGiven('9990000018'), uplifted()];
    const { user, store } = await visit('/enter-email', { persona: 'mobile', events });
    await performAction({ user }, { typed: { 'Email address': emailOf('mobile') }, clicked: 'Continue' });
    await expectPage('/log-in-password');
    expect(store.getState().journey).toMatchObject({ hasP5Success: false, gpRecordChecked: false, fido2Enabled: false });
    expect(store.getState().passkey.allowCredentials).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ nhsNumber: '', knowNhsNumber: null, hasUplifted: false });
  });
});

/** Everything that identifies a user or a session in this world, and all typed text. */
const secrets = () => [
  '@',
  '%40',
  'example.com',
  password,
  'Wrong',
  '000000',
  state,
  'nonce',
  '0338',
  '0789',
  ...world().inbox.flatMap(({ code, to }) => [code ?? '@', to]),
  ...world().identityTokens.keys(),
  ...world().sessions.keys(),
  ...world().accounts.flatMap(({ id, email: address }) => [id, address]),
];

function expectNoSecrets(...more: string[]) {
  const all = JSON.stringify(window.digitalData);
  for (const secret of [...secrets(), ...more]) expect(all).not.toContain(secret);
}

describe('analytics of a sign-in with accepted cookies', () => {
  it('names no user after a wrong password and a wrong code', async () => {
    writePreference(accepted);
    const visited = await visit('/', { persona: 'mobile' });
    await enterEmail(visited.user, 'mobile');
    await expectPage('/log-in-password', 'Enter your password');
    await visited.user.type(byId('password-input'), 'Wrong{Enter}');
    await errorSummaryWithFocusAt('password-input');
    await enterPassword(visited.user);
    await expectPage('/enter-mobile-code', 'Enter the security code');
    await visited.user.type(byId('otp-input'), '000000');
    await visited.user.click(button('Continue'));
    await errorSummary();
    await visited.user.clear(byId('otp-input'));
    await enterCode(visited.user, 'text', { remember: true });
    await agreeToShare(visited.user);
    const { code = '' } = await expectHandOver(visited);
    expect(new Set(reportedPages())).toEqual(
      new Set(['/enter-email', '/log-in-password', '/enter-mobile-code', '/authcode', '/nhs-login-consent']),
    );
    expect(window.digitalData?.filter(({ event }) => event === 'submitError')).toHaveLength(2);
    expectNoSecrets(code);
  });

  it('names no user after a passkey', async () => {
    writePreference(accepted);
    const { exits } = await startPasskeyLogin(startAt('/passkey-enter-email'));
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(reportedPages()).toEqual(['/passkey-enter-email']);
    expectNoSecrets(email, passkeyId, exits[0]?.split('=').at(-1) ?? '@');
  });

  it('names no user after a search by name and by number', async () => {
    writePreference(accepted);
    const check = '/proofing/check-your-details';
    const visited = await openProofing(check, answersOf('several-matches', 'name'), 'several-matches');
    const again = { chosen: 'Check my details again', clicked: 'Continue' };
    await performAction(visited, { clicked: 'Submit information' });
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await performAction(visited, again);
    await expectPage(`${check}?noMatch`);
    await performAction(visited, { clicked: 'Submit information' });
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await performAction(visited, { chosen: 'Try my NHS number instead', clicked: 'Continue' });
    await performAction(visited, { typed: { 'NHS number': '999 000 0034' }, clicked: 'Continue' });
    for (const question of ['/proofing/enter-dob', '/proofing/enter-postcode']) {
      await expectPage(question);
      await performAction(visited, { clicked: 'Continue' });
    }
    await expectPage(check);
    await performAction(visited, { clicked: 'Submit information' });
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(reportedPages()).toContain('/proofing/check-your-details');
    expectNoSecrets('John', 'Smith', '1990', 'M1', '2AB', '9990000034', '999 000 0034', 'noMatch');
  });
});
