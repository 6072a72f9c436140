import { describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../mocks/server';
import { address, button, expectPage, link } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

/** A browser that takes cookies and keeps none. */
const blockCookies = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
describe('browser without cookies', () => {
  it.each(sample(['/enter-email', '/login', '/proofing/enter-dob', '/nhs-login-consent', '/register/enter-email'], 4))(
    'shows on %s that cookies are needed, with a button to retry',
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

  it('shows public pages without cookies', async () => {
    blockCookies();
    await visit('/privacy');
    await expectPage('/privacy', 'Privacy notice');
  });
});

it('shows the usual page without a session, and leaves no test cookie behind', async () => {
  await visit('/enter-email');
  await expectPage('/error', 'Something went wrong');
  expect([address(), document.cookie]).toEqual(['/error', '']);
});
