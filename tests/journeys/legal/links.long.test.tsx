import { screen, waitFor, within } from '@testing-library/react';
import { openVariant } from '../../support/open-variant';
import { address, attributesOf, clickBack, expectPage, link } from '../../support/page';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

describe('links of public pages', () => {
  /** The public texts, and the links between them. */
  const links: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    cookies: {
      'choose which cookies we use': '/cookies/cookie-settings',
      'privacy notice': '/privacy',
      'Privacy notice': '/privacy',
      'Terms and conditions': '/terms-and-conditions',
      'Cookie policy': '/cookies',
    },
    'cookies/cookie-settings': { 'cookie policy': '/cookies' },
    'cookies/cookie-settings-changed': { 'Read our cookie policy': '/cookies' },
    privacy: {
      'terms and conditions': '/terms-and-conditions',
      'Terms and conditions': '/terms-and-conditions',
      'cookie policy': '/cookies',
      'Cookie policy': '/cookies',
      'choose your cookies': '/cookies/cookie-settings',
      'Privacy notice': '/privacy',
    },
    'terms-and-conditions': {
      'legal notice': '/legal-notice',
      'privacy notice': '/privacy',
      'Privacy notice': '/privacy',
      'reset your password': '/reset/check-email',
      'Terms and conditions': '/terms-and-conditions',
    },
    'legal-notice': {
      'terms and conditions': '/terms-and-conditions',
      'privacy notice': '/privacy',
      'reset your password': '/reset/check-email',
    },
  };

  const rows = Object.entries(links).flatMap(([page, byText]) => Object.entries(byText).map(([text, to]) => [page, text, to] as const));

  it.each(sample(rows, 5))('links on %s "%s" to %s', async (page, text, to) => {
    const { user } = await openVariant(`${page}.usual`);
    const [first] = within(screen.getByRole('main')).getAllByRole('link', { name: text });
    await user.click(first as HTMLElement);
    await expectPage(to);
  });

  it.each(['/cookies', '/accessibility', '/terms-and-conditions', '/legal-notice'])(
    'links from %s back to the entry screen when the visit began there',
    async (page) => {
      const { user } = await visit(page, { persona: 'mobile' });
      await user.click(link('Go back'));
      await expectPage('/enter-email');
    },
  );
});

describe('links', () => {
  /** A variant of a page, the text of a link or button on it, and its target. */
  const links: Readonly<Record<string, readonly (readonly [variant: string, text: string, to: string])[]>> = {
    'to log in': [
      ['login.usual', 'I have lost access to my email address', '/register/lost-access-email'],
      ['login.usual', 'I am not sure if I have an account', '/register/not-sure-account'],
      ['landline-code-expired.usual', 'Call my landline again with a new security code', '/get-call-landline'],
      ['get-call-landline.usual', 'Change your landline number', '/recovery/change-landline/enter-landline'],
      ['get-call-landline.account-just-created', 'Change your landline number', '/register/enter-mobile'],
      ['enter-landline-code.account-just-created', 'Change your landline number', '/register/enter-mobile'],
      ['recovery/change-landline/enter-landline.usual', 'Back', '/get-call-landline'],
      ['reset/check-email.usual', 'Back to log in', '/login'],
      ['reset/check-email.not-asked', 'Get a link', '/forgotten-password'],
      ['reset/new-password.after-firewall', 'Get a new link', '/forgotten-password'],
      ['terms-update.usual', 'terms and conditions', '/terms-and-conditions'],
      ['terms-update.usual', 'privacy notice', '/privacy'],
      ['check-email.usual', 'Send another link', '/forgotten-password'],
      ['call-failed.usual', 'Back', '/get-call-landline'],
      ['proofing/duplicate-nhs-number.usual', 'Back', '/proofing/check-your-details'],
      ['register/already-have-an-account.usual', 'use a different email address', '/register/enter-email'],
      ['cookies/cookie-settings.usual', 'Go back', '/enter-email'],
    ],
    'to a new account': [
      ['register/create-account.usual', 'Back', '/enter-email'],
      ['register/create-account.usual', 'Enter a different email address', '/enter-email'],
      ['register/create-account-steps.usual', 'Back', '/login'],
      ['register/enter-email.usual', 'Back', '/register/create-account-steps'],
      ['register/create-password.usual', 'terms and conditions', '/terms-and-conditions'],
      ['register/create-password.usual', 'privacy notice', '/privacy'],
      ['register/error.usual', 'Try again', '/register/enter-email'],
      ['register/lost-access-email.usual', 'Create a new account', '/register/create-account-steps'],
      ['register/not-sure-account.usual', 'Enter your email address', '/enter-email'],
    ],
    'to a health record': [
      ['proofing/check-your-details.by-name', 'Change name', '/proofing/enter-name?change'],
      ['proofing/confirm-your-details.by-name', 'Change name', '/proofing/enter-name'],
      ['proofing/multiple-matches.usual', 'Try again', '/proofing/know-nhs-number'],
      ['proofing/p5-register-reattempt-lock.over', 'Try again', '/proofing/know-nhs-number'],
      ['proofing/email-address-found.usual', 'Back', '/proofing/duplicate-nhs-number'],
      ['proofing/reminder-email-sent.usual', 'Log in with your existing account', '/enter-email'],
    ],
  };

  /** jsdom, which has no styles, omits the space before visually hidden text. */
  const bare = (text: string) => text.replace(/\s/g, '');

  /** A link may look like a button, and then has its role. */
  const control = (text: string) =>
    waitFor(() => {
      const [found] = ['link', 'button'].flatMap((role) => screen.queryAllByRole(role, { name: (name) => bare(name) === bare(text) }));
      expect(found).toBeDefined();
      return found as HTMLElement;
    });

  describe.each(sample(Object.entries(links), 2))('page with links %s', (_journey, rows) => {
    it.each(sample(rows, 4))('links on %s "%s" to %s', async (variant, text, to) => {
      const { user } = await openVariant(variant);
      if (text === 'Back') await clickBack(user);
      else await user.click(await control(text));
      await expectPage(to);
    });
  });

  it.each([
    ['proofing/duplicate-nhs-number.active', 'Get help with your existing account (opens in a new tab)'],
    ['proofing/email-address-found.usual', 'I do not have access to this email address (opens in a new tab)'],
  ])('opens help with the account of another user in a new tab on %s for "%s"', async (variant, text) => {
    const { user } = await openVariant(variant);
    const help = await control(text);
    expect(attributesOf(help)).toMatchObject({ href: expect.stringMatching(/^\/redirect-to-help-centre/), target: '_blank' });
    await user.click(help);
    expect(address()).toBe(`/${variant.split('.')[0]}`);
  });
});
