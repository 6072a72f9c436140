import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../mocks/server';
import { button, expectPage, link, paragraphWithText } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

const help = 'https://help.login.nhs.uk';

describe.each([
  ['/otp-attempts-exceeded', /wrong security code too many times/],
  ['/otp-requests-exceeded', /asked for a security code too many times/],
  ['/password-attempts-exceeded', /wrong password too many times/],
  ['/login-attempts-exceeded', /log in too many times/, /^Wait 15 minutes/],
])('lockout page %s', (path, reason, wait: RegExp = /Wait up to 15 minutes/) => {
  it('shows the reason, the duration and a link to help', async () => {
    await visit(path);
    await expectPage(path, 'You cannot continue');
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(wait)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', help);
    expect(document.title).toBe('You cannot continue - NHS login');
  });
});

describe.each([
  ['/login-disabled', 'Your login has been disabled', 'CID2012'],
  ['/login-problem-nhs-number', 'There is a problem with your NHS number', 'CID2011'],
  ['/error-account', 'There is a problem with your account', 'CID7031'],
  ['/no-client-info', 'We do not know which website or app you are trying to access', 'CID1004'],
])('error page %s', (path, heading, code) => {
  it(`shows ${code} and links to the help centre with it`, async () => {
    await visit(path);
    await expectPage(path, heading);
    expect(screen.getByText(paragraphWithText(`Reference: ${code}`))).toBeVisible();
    const contact = within(screen.getByRole('main')).getByRole('link');
    expect(contact).toHaveAttribute('href', `${help}/contact?error=${code}`);
    expect(contact).toHaveAttribute('target', '_blank');
  });
});

describe.each(['/account-disabled', '/login-disabled-authcode'])('%s', (path) => {
  it.each(
    sample(
      [
        ['no code', '', 'CID7031'],
        ['CID2013', '?errorCode=CID2013', 'CID2013'],
        ['a code of five digits', '?errorCode=CID20130', 'CID20130'],
        ['an empty code', '?errorCode=', 'CID7031'],
        ['a short code', '?errorCode=CID201', 'CID7031'],
        ['a long code', '?errorCode=CID201300', 'CID7031'],
        ['small letters', '?errorCode=cid2013', 'CID7031'],
        ['markup', '?errorCode=%3Cb%3ECID2013%3C%2Fb%3E', 'CID7031'],
        ['a phone number to call', '?errorCode=CID2013%20Ring%200900%20123', 'CID7031'],
        ['a line break', '?errorCode=CID2013%0A', 'CID7031'],
        ['the name in small letters', '?errorcode=CID2013', 'CID7031'],
        ['two codes: the first', '?errorCode=CID2013&errorCode=CID2014', 'CID2013'],
      ],
      4,
    ),
  )('error page with %s', async (_what, query, code) => {
    await visit(path + query);
    await expectPage(path + query, 'You cannot use your login');
    expect(screen.getByText(paragraphWithText(`Reference: ${code}`))).toBeVisible();
    expect(screen.getByText(/Your NHS login has been disabled/)).toBeVisible();
    expect(link(/help centre \(opens/)).toHaveAttribute('href', expect.stringContaining('https://help.login.nhs.uk'));
  });

  it('shows for CID2014 that the records do not match and that updates come by email', async () => {
    await visit(`${path}?errorCode=CID2014`);
    expect(screen.getByText(/does not match our records/)).toBeVisible();
    expect(screen.getByText(/updates by email/)).toBeVisible();
    expect(screen.getByText(paragraphWithText('Reference: CID2014'))).toBeVisible();
    const contact = within(screen.getByRole('main')).getByRole('link');
    expect(contact).toHaveAttribute('href', `${help}/contact?error=CID2014`);
  });
});

describe('error page', () => {
  it('asks users to return to the client service', async () => {
    await visit('/error');
    expect(screen.getByText('Please go to the website or app you are trying to use and log in.')).toBeVisible();
  });
});

describe('page of a busy service', () => {
  it('asks the user to wait', async () => {
    await visit('/service-busy');
    await expectPage('/service-busy', 'We are very busy');
  });
});

describe('page of an unregistered user', () => {
  it('offers another email address', async () => {
    signInAs('not-found');
    const { user } = await visit('/not-registered');
    await expectPage('/not-registered', 'We cannot log you in');
    expect(screen.getByText(/not registered, or the email address you entered is wrong/)).toBeVisible();
    await user.click(button('Try again'));
    await expectPage('/enter-email', 'Enter your email address');
  });

  it('handles the space bar on the link that looks like a button', async () => {
    signInAs('not-found');
    const { user } = await visit('/not-registered');
    button('Try again').focus();
    await user.keyboard(' ');
    await expectPage('/enter-email', 'Enter your email address');
  });
});

describe('page of a required password reset', () => {
  it('shows that an email was sent, and links back to the password', async () => {
    signInAs('reset-at-sign-in');
    await visit('/restore-message');
    await expectPage('/restore-message', 'Something went wrong');
    expect(screen.getByText(/you need to reset your password. We've sent you an email telling you how to do this/)).toBeVisible();
    const back = within(screen.getByRole('main')).getByRole('link');
    expect(back).toHaveAttribute('href', '/log-in-password');
  });
});
