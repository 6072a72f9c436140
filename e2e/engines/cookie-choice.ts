import { expect } from 'vitest';
import type { Journey } from './journey';

export const cookieChoice: Journey = {
  title: 'accepts all cookies, refuses them in mid-journey, and continues',
  run: async (user) => {
    const cookies = async () => (await user.tab.ask(() => document.cookie)).split('; ').map((cookie) => cookie.split('=')[0]);
    await user.signsInUpTo('/log-in-password');
    await user.clicks('Accept all cookies');
    await user.reads('You have accepted all cookies.');
    await user.clicks('Hide this message');
    await user.isOnAgain('/log-in-password');
    expect(await user.tab.has('button', 'Accept all cookies')).toBe(false);
    await user.tab.ask(() => (document.cookie = 'some_analytics=x; Path=/'));
    expect(await cookies()).toContain('some_analytics');

    await user.opens('/cookies/cookie-settings');
    await user.isOn('/cookies/cookie-settings');
    await user.picks('Do not use these cookies');
    await user.clicks('Save my cookie settings');
    await user.isOn('/cookies/cookie-settings-changed');
    expect((await cookies()).sort()).toEqual(['cookiePreference', 'nhs-authorization-cookie']);
    await user.opens('/log-in-password');
    await user.givesPassword();
    await user.isOn('/enter-mobile-code');
    await user.givesCode();
    await user.agreesAndIsHandedOver();
  },
};
