import { screen, within } from '@testing-library/react';
import { describe, it } from 'vitest';
import { signInAs } from '../../../mocks/server';
import { openVariant } from '../../support/open-variant';
import { expectPage, link } from '../../support/page';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

/** The texts that anybody may read, and the links between them. */
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

const rows = Object.entries(links).flatMap(([page, ways]) => Object.entries(ways).map(([words, to]) => [page, words, to] as const));

describe('links of public pages', () => {
  it.each(sample(rows, 5))('links on %s "%s" to %s', async (page, words, to) => {
    const { user } = await openVariant(`${page}.usual`);
    const [first] = within(screen.getByRole('main')).getAllByRole('link', { name: words });
    await user.click(first as HTMLElement);
    await expectPage(to);
  });

  it.each(['/cookies', '/accessibility', '/terms-and-conditions', '/legal-notice'])(
    'links from %s back to the entry screen when the visit began there',
    async (page) => {
      signInAs('mobile');
      const { user } = await visit(page);
      await user.click(link('Go back'));
      await expectPage('/enter-email');
    },
  );
});
