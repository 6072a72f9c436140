import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import type { StoredCredential } from '@/api/login';
import { emailEntered, passkeysChecked, userChanged } from '@/state/events';
import { emailOf } from '../../../mocks/people/personas';
import { answer } from '../../../mocks/server';
import { accountFound, refuses, withAuthenticator } from '../../support/environment';
import {
  button,
  byId,
  expectPage,
  fill,
  fillAndContinue,
  findErrorSummary,
  paragraphWithText,
  passkeyNotUsedText,
  reload,
  visit,
} from '../../support/user';

const email = 'mobile@example.com';
const anybody = /If there is an account linked to/;
const goBack = 'Go back and enter password';

describe('passkey on /forgotten-password', () => {
  const holder = emailOf('passkey-and-mobile');
  const offer = 'Log in with your passkey instead';
  const reachedBy = (...transports: AuthenticatorTransport[]) => ({ id: 'one', type: 'public-key' as const, transports });
  const open = (allow_credentials: StoredCredential[], ...later: UnknownAction[]) => {
    const known = [emailEntered(holder), passkeysChecked({ passkeys_enabled: true, allow_credentials })];
    return visit('/forgotten-password', { persona: 'passkey-and-mobile', upTo: 'password', events: [...known, ...later] });
  };

  it.each<[string, StoredCredential[], UnknownAction[], boolean]>([
    ['a passkey in the store of a device', [reachedBy('usb'), reachedBy('internal', 'hybrid')], [], true],
    ['a passkey without transports', [reachedBy()], [], true],
    ['a passkey on a security key only', [reachedBy('usb', 'nfc')], [], false],
    ['a passkey on another device only', [reachedBy('hybrid')], [], false],
    ['no passkey', [], [], false],
    [
      'no permission for its passkey',
      [reachedBy('internal')],
      [passkeysChecked({ passkeys_enabled: false, allow_credentials: [] })],
      false,
    ],
    ['another email address since', [reachedBy('internal')], [userChanged(), emailEntered('mobile@example.com')], false],
  ])('decides by the account whether to offer a passkey before a reset: %s', async (_what, passkeys, later, offered) => {
    withAuthenticator();
    await open(passkeys, ...later);
    expect(screen.queryAllByRole('button', { name: offer })).toHaveLength(offered ? 1 : 0);
    expect(screen.queryAllByText(holder)).toHaveLength(offered ? 1 : 0);
  });

  it('names the account of the passkey above a field with another address, and preserves that address', async () => {
    withAuthenticator({ dialog: refuses('NotAllowedError') });
    const { user } = await open([reachedBy('internal')]);
    expect(screen.getByText(paragraphWithText(/^If you have a passkey for/))).toHaveTextContent(
      `If you have a passkey for ${holder} on this device, you can log in without your password.`,
    );
    expect(button(offer).compareDocumentPosition(byId('user-email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await fill(user, 'user-email', 'other@example.com');
    await user.click(button(offer));
    expect(await findErrorSummary()).toHaveTextContent(passkeyNotUsedText);
    expect(byId('user-email')).toHaveValue('other@example.com');
    expect(screen.getByText(holder)).toBeVisible();
  });

  it('shows the passkey at once after a reload, and hides it when another address is submitted', async () => {
    withAuthenticator();
    await open([reachedBy('internal')]);
    const { user } = await reload();
    expect(button(offer)).toBeVisible();
    answer('forgot-password.dead');
    await fillAndContinue(user, 'user-email', 'other@example.com');
    expect(await findErrorSummary()).toHaveTextContent('Sorry, that did not work.');
    expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
  });
});

describe('/check-email', () => {
  it.each(['CONFIRMED', 'RESET_REQUIRED'])('shows that the email was sent when the account is known to be %s', async (status) => {
    const { user } = await visit('/check-email', { persona: 'mobile', events: [emailEntered(email), accountFound({ status })] });
    await expectPage('/check-email', 'Check your email');
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByText('You must use the link within 1 hour.')).toBeVisible();
    expect(screen.queryByText(anybody)).not.toBeInTheDocument();
    await user.click(button(goBack));
    await expectPage('/log-in-password', 'Enter your password');
  });

  it.each(['NOT_FOUND', 'UNCONFIRMED', 'ARCHIVED'])('does not show that the email was sent after the status %s', async (status) => {
    await visit('/check-email', { events: [emailEntered(email), accountFound({ status })] });
    expect(screen.getByText(anybody)).toBeVisible();
    expect(screen.queryByRole('button', { name: goBack })).not.toBeInTheDocument();
  });

  it('shows nothing about the account of another address', async () => {
    await visit('/check-email', {
      events: [emailEntered(email), accountFound(), userChanged(), emailEntered('other@example.com')],
    });
    expect(screen.getByText(anybody)).toHaveTextContent('other@example.com');
  });
});
