import { expect } from '@playwright/test';
import { until } from '../user/driver';
import { test } from './engine';
import type { PuppeteerTab } from './puppeteer';

test('moves no focus into an inert page, although Chromium 87 does not know inert', async ({ engine }) => {
  const user = await engine.newUser();
  const { ask, page, close } = user.tab as PuppeteerTab;
  await user.signsInUpTo('/log-in-password');
  await ask(() => void (window.fetch = () => new Promise(() => undefined)));
  await user.givesPassword();
  await until(async () => expect(await ask(() => document.querySelectorAll('.app-cover').length)).toBe(1));
  const reached: boolean[] = [];
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    reached.push(await ask(() => document.activeElement?.closest('[inert]') !== null));
  }
  expect(reached).not.toContain(true);
  await close();
});
