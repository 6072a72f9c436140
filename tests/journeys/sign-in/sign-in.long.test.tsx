import { screen, waitFor } from '@testing-library/react';
import { emailEntered, nhsNumberGiven, passkeysChecked, uplifted } from '@/state/events';
import { emailOf, password, type PersonaId } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { passkeyId, withAuthenticator } from '../../support/authenticator';
import { accountFound } from '../../support/code-sent';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { accepted, reportedPages, writePreference } from '../../support/cookie-choice';
import { button, byId, errorSummary, errorSummaryWithFocusAt, expectPage } from '../../support/page';
import { email, startAt, startPasskeyLogin } from '../../support/passkey-starts';
import { answerAllQuestions, beginProofing, submitDetails } from '../../support/proofing-steps';
import { agreeToShare, enterCode, enterEmail, enterPassword, expectHandOver, startSignIn, state } from '../../support/sign-in-steps';
import { performAction, visit } from '../../support/visit';

describe('journey that ends early', () => {
  it('accepts another address when the client allows no registration', async () => {
    const { user } = await startSignIn('not-found', { allow_registration: 'false' });
    await expectPage('/not-registered', 'We cannot log you in');
    await user.click(button('Try again'));
    await expectPage('/enter-email');
  });

  it('asks an account without a phone for one after the password on /login', async () => {
    const visited = await visit('/login', { persona: 'unregistered' });
    await performAction(visited, { typed: { 'Email address': emailOf('unregistered'), Password: password }, clicked: 'Continue' });
    await expectPage('/register/enter-mobile');
  });

  it('explains the steps of a registration from the login page', async () => {
    const { user } = await visit('/login', { persona: 'new-user' });
    await user.click(button('Create NHS account'));
    await expectPage('/register/create-account-steps', 'Create an NHS account');
  });

  it.each<[PersonaId, string]>([
    ['reset-required', '/restore-message'],
    ['reset-at-sign-in', '/restore-message'],
    ['unregistered', '/register/enter-mobile'],
    ['locked-out', '/password-attempts-exceeded'],
    ['disabled-cid2013', '/account-disabled?errorCode=CID2013'],
    ['disabled-cid2014', '/error-account?errorCode=CID2014'],
  ])('shows, for the user %s, the page %s after the password', async (persona, path) => {
    const { user } = await startSignIn(persona);
    await enterPassword(user);
    await expectPage(path);
    expect(world().inbox.some(({ kind }) => kind === 'email')).toBe(path === '/restore-message');
  });

  it.each<[PersonaId, string]>([
    ['authcode-cid2011', '/login-problem-nhs-number'],
    ['authcode-cid2012', '/login-disabled'],
    ['authcode-disabled', '/login-disabled-authcode'],
  ])('shows, for the user %s, the page %s after the code', async (persona, path) => {
    expectConsoleMessage(authApiFailed);
    const { user } = await startSignIn(persona);
    await enterPassword(user);
    await enterCode(user, 'text');
    await expectPage(path);
  });
});

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
    const { user } = await beginProofing('several-matches');
    await answerAllQuestions(user, 'several-matches', 'name');
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await user.click(screen.getByLabelText('Check my details again'));
    await user.click(button('Continue'));
    await submitDetails(user, '?noMatch');
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await user.click(screen.getByLabelText('Try my NHS number instead'));
    await user.click(button('Continue'));
    await answerAllQuestions(user, 'several-matches', 'number');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(reportedPages()).toContain('/proofing/check-your-details');
    expectNoSecrets('John', 'Smith', '1990', 'M1', '2AB', '9990000034', '999 000 0034', 'noMatch');
  });
});
