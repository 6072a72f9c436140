import { expect } from 'vitest';
import type { Journey } from './journey';

export const cookieChoice: Journey = {
  title: 'accepts all cookies, refuses them in mid-journey, and goes on',
  travel: async (person) => {
    const cookies = async () => (await person.tab.ask(() => document.cookie)).split('; ').map((cookie) => cookie.split('=')[0]);
    await person.signsInUpTo('/log-in-password');
    await person.presses('Accept all cookies');
    await person.reads('You have accepted all cookies.');
    await person.presses('Hide this message');
    await person.isOnAgain('/log-in-password');
    expect(await person.tab.has('button', 'Accept all cookies')).toBe(false);
    await person.tab.ask(() => (document.cookie = 'some_analytics=x; Path=/'));
    expect(await cookies()).toContain('some_analytics');

    await person.opens('/cookies/cookie-settings');
    await person.isOn('/cookies/cookie-settings');
    await person.picks('Do not use these cookies');
    await person.presses('Save my cookie settings');
    await person.isOn('/cookies/cookie-settings-changed');
    expect((await cookies()).sort()).toEqual(['cookiePreference', 'nhs-authorization-cookie']);
    await person.opens('/log-in-password');
    await person.givesPassword();
    await person.isOn('/enter-mobile-code');
    await person.givesCode();
    await person.agreesAndIsHandedOver();
  },
};
