import { screen, within } from '@testing-library/react';
import { openVariant } from '../../support/open-variant';
import { clickBack, expectPage, link } from '../../support/page';
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

it.each([
  ['get-call-landline.account-just-created', 'Change your landline number', '/register/enter-mobile'],
  ['enter-landline-code.account-just-created', 'Change your landline number', '/register/enter-mobile'],
  ['reset/new-password.after-firewall', 'Get a new link', '/forgotten-password'],
  ['check-email.usual', 'Send another link', '/forgotten-password'],
  ['call-failed.usual', 'Back', '/get-call-landline'],
  ['proofing/duplicate-nhs-number.usual', 'Back', '/proofing/check-your-details'],
  ['register/already-have-an-account.usual', 'use a different email address', '/register/enter-email'],
  ['cookies/cookie-settings.usual', 'Go back', '/enter-email'],
])('links on %s "%s" to %s', async (variant, text, to) => {
  const { user } = await openVariant(variant);
  if (text === 'Back') await clickBack(user);
  else await user.click(await screen.findByText(text, { selector: 'a' }));
  await expectPage(to);
});
