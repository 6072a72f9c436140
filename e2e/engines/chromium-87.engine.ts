import { mkdirSync } from 'node:fs';
import { personas } from '../../mocks/people/personas';
import { journeysIn } from './journeys-in';
import { startOldChromium } from './puppeteer';
import { setting } from './setting';
import { until } from './until';
import { User } from './user';

const start = () => startOldChromium(setting('ENGINES_CHROMIUM_87'));
const pictures = 'test-results/chromium-87';

journeysIn('Chromium 87', start, { concurrent: true });

describe('Chromium 87', () => {
  let engine: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.quit());

  test('accepts an NHS number, and takes pictures of six main pages for a developer', async () => {
    const tab = await engine.newTab();
    const user = new User(tab);
    mkdirSync(pictures, { recursive: true });
    const picture = (name: string) => tab.picture(`${pictures}/${name}.png`);
    await user.arrives('uplift');
    await picture('1 email');
    await user.givesEmail();
    await user.isOn('/log-in-password');
    await user.continues();
    await user.seesError('Enter your password');
    await picture('2 password with an error');
    await user.givesPassword();
    await user.isOn('/enter-mobile-code');
    await picture('3 security code');
    await user.givesCode();
    await user.isOn('/proofing/find-nhs-record');
    await user.continues();
    await user.isOn('/proofing/know-nhs-number');
    await user.picks('Yes, I know my NHS number');
    await user.fills('NHS number', personas.uplift.details.nhsNumber);
    await picture('4 NHS number');
    await user.continues();
    await user.isOn('/proofing/enter-dob');
    await picture('5 date of birth');
    await user.signsInUpTo('/nhs-login-consent');
    await picture('6 consent');
    expect(tab.exceptions).toEqual([]);
    await tab.close();
  });

  test('moves no focus into an inert page', async () => {
    const tab = await engine.newTab();
    const user = new User(tab);
    await user.signsInUpTo('/log-in-password');
    await tab.ask(() => void (window.fetch = () => new Promise(() => undefined)));
    await user.givesPassword();
    await until(async () => expect(await tab.ask(() => document.querySelectorAll('.app-cover').length)).toBe(1));
    const reached: boolean[] = [];
    for (let presses = 0; presses < 20; presses++) {
      await tab.page.keyboard.press('Tab');
      reached.push(await tab.ask(() => document.activeElement?.closest('[inert]') !== null));
    }
    expect(reached).not.toContain(true);
    await tab.close();
  });
});
