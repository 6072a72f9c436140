import { describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../mocks/server';
import { address, button, expectPage, link } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

/** A browser that takes cookies and keeps none. */
const blockCookies = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
describe('a browser that keeps no cookies', () => {
  it.each(sample(['/enter-email', '/login', '/proofing/enter-dob', '/nhs-login-consent', '/register/enter-email'], 4))(
    'is told on %s that they are needed, and may try again there',
    async (path) => {
      signInAs('mobile');
      blockCookies();
      const { user, exits } = await visit(path);
      await expectPage(path, 'Turn on cookies to log in');
      await user.click(button('Try again'));
      expect(exits).toEqual(['reload']);
      expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
    },
  );

  it('may read what needs no session', async () => {
    blockCookies();
    await visit('/privacy');
    await expectPage('/privacy', 'Privacy notice');
  });
});

it('without a session, but with cookies, the page is the usual one, and nothing is left of the attempt', async () => {
  await visit('/enter-email');
  await expectPage('/error', 'Something went wrong');
  expect([address(), document.cookie]).toEqual(['/error', '']);
});
