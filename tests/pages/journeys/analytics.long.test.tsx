import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { password } from '../../../mocks/people/personas';
import { signInAs, world } from '../../../mocks/server';
import { passkeyId } from '../../support/authenticator';
import { accepted, chose, pagesTold } from '../../support/cookie-choice';
import { arriveAt, button, byId, complaints, complaintsAt } from '../../support/page';
import { begin, email, startAt } from '../../support/passkey-starts';
import { answerAll, beginProofing, submitDetails } from '../../support/proofing-steps';
import { agreeToShare, enterCode, enterEmail, enterPassword, handedOver, state } from '../../support/sign-in-steps';
import { visit } from '../../support/visit';

/** All that identifies a person or a session in this world, and all typed text. */
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

describe('what analytics is told of a sign-in that was accepted to be followed', () => {
  it('with a password and a code, each wrong at first, names no person', async () => {
    chose(accepted);
    signInAs('mobile');
    const visited = await visit('/');
    await enterEmail(visited.user, 'mobile');
    await arriveAt('/log-in-password', 'Enter your password');
    await visited.user.type(byId('password-input'), 'Wrong{Enter}');
    await complaintsAt('password-input');
    await enterPassword(visited.user);
    await arriveAt('/enter-mobile-code', 'Enter the security code');
    await visited.user.type(byId('otp-input'), '000000');
    await visited.user.click(button('Continue'));
    await complaints();
    await visited.user.clear(byId('otp-input'));
    await enterCode(visited.user, 'text', { remember: true });
    await agreeToShare(visited.user);
    const { code = '' } = await handedOver(visited);
    expect(new Set(pagesTold())).toEqual(
      new Set(['/enter-email', '/log-in-password', '/enter-mobile-code', '/authcode', '/nhs-login-consent']),
    );
    expect(window.digitalData?.filter(({ event }) => event === 'submitError')).toHaveLength(2);
    expectNoSecrets(code);
  });

  it('with a passkey names no person', async () => {
    chose(accepted);
    const { exits } = await begin(startAt('/passkey-enter-email'));
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(pagesTold()).toEqual(['/passkey-enter-email']);
    expectNoSecrets(email, passkeyId, exits[0]?.split('=').at(-1) ?? '@');
  });

  it('with a health record, looked for by name and by number, names no person', async () => {
    chose(accepted);
    const { user } = await beginProofing('several-matches');
    await answerAll(user, 'several-matches', 'name');
    await arriveAt('/proofing/no-match', 'We cannot find a match');
    await user.click(screen.getByLabelText('Check my details again'));
    await user.click(button('Continue'));
    await submitDetails(user, '?noMatch');
    await arriveAt('/proofing/no-match', 'We cannot find a match');
    await user.click(screen.getByLabelText('Try my NHS number instead'));
    await user.click(button('Continue'));
    await answerAll(user, 'several-matches', 'number');
    await arriveAt('/nhs-login-consent', 'Agree to share your login information');
    expect(pagesTold()).toContain('/proofing/check-your-details');
    expectNoSecrets('John', 'Smith', '1990', 'M1', '2AB', '9990000034', '999 000 0034', 'noMatch');
  });
});
