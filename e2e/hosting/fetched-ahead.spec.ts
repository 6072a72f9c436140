import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

/** When these files have come. */
const come = (page: Page, ...files: RegExp[]) =>
  Promise.all(files.map((file) => page.waitForEvent('requestfinished', (request) => file.test(request.url()))));

/** From now on these files cannot be had. */
const cutOff = (page: Page, files: readonly RegExp[]) => Promise.all(files.map((file) => page.route(file, (route) => route.abort())));

const ofTheCode = [/assets\/security-code-.*\.js/, /assets\/security-code-.*\.css/];
const ofTheChoice = [/assets\/another-code-.*\.js/, /assets\/shared-.*\.js/, /assets\/shared-.*\.css/];

const ways: [address: string, goes: (visitor: Visitor) => Promise<unknown>, answers: (visitor: Visitor) => Promise<unknown>][] = [
  ['/login', (visitor) => visitor.page.goto('/login'), (visitor) => visitor.givesEmailAndPassword()],
  ['/log-in-password', (visitor) => visitor.givesEmail(), (visitor) => visitor.givesPassword()],
];

for (const [address, goes, answers] of ways) {
  test(`${address} has the page of the code before anybody presses`, async ({ visitor, page }) => {
    const here = come(page, ...ofTheCode);
    await visitor.arrives();
    await goes(visitor);
    await visitor.isOn(address);
    await here;
    await cutOff(page, ofTheCode);
    await answers(visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
  });

  test(`${address} has the choice between two phones when somebody has begun to type`, async ({ visitor, page }) => {
    await visitor.arrives('both');
    await goes(visitor);
    await visitor.isOn(address);
    const here = come(page, ...ofTheChoice);
    await page.getByLabel('Password', { exact: true }).pressSequentially('a');
    await here;
    await cutOff(page, ofTheChoice);
    await answers(visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which authentication method do you want to use?');
  });
}
