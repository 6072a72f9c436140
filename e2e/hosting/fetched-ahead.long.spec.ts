import { typesUntilTheChoiceIsThere, waitsForTheCode } from '../support/fetched-ahead';
import { expect, test } from '../support/test';

test('/login has the page of the code before anybody presses', async ({ visitor, page }) => {
  await waitsForTheCode(visitor, '/login', () => page.goto('/login'));
  await visitor.givesEmailAndPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
});

test('/login has the choice between two phones when somebody has begun to type', async ({ visitor, page }) => {
  await typesUntilTheChoiceIsThere(visitor, '/login', () => page.goto('/login'));
  await visitor.givesEmailAndPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which authentication method do you want to use?');
});

test('/log-in-password has the choice between two phones when somebody has begun to type', async ({ visitor, page }) => {
  await typesUntilTheChoiceIsThere(visitor, '/log-in-password', () => visitor.givesEmail());
  await visitor.givesPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which authentication method do you want to use?');
});

test('/log-in-password has the page of the code before anybody presses', async ({ visitor, page }) => {
  await waitsForTheCode(visitor, '/log-in-password', () => visitor.givesEmail());
  await visitor.givesPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
});
