import { expectInstructions, withoutScript } from '../support/no-javascript';
import { test } from '../support/test';

test.describe('no javascript', () => {
  test.use(withoutScript);

  test('shows instructions in the NHS design at /enter-email without JavaScript', ({ page }) => expectInstructions(page, '/enter-email'));
});

test.describe('no javascript, long run', { tag: '@long' }, () => {
  test.use(withoutScript);

  for (const address of ['/', '/reset/new-password']) {
    test(`shows instructions in the NHS design at ${address} without JavaScript`, ({ page }) => expectInstructions(page, address));
  }
});
