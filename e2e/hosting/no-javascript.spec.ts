import { expectInstructions, withoutScript } from '../support/no-javascript';
import { test } from '../support/test';

test.describe('no javascript', () => {
  test.use(withoutScript);

  test('without JavaScript /enter-email says what to do, in the design of the NHS', ({ page }) => expectInstructions(page, '/enter-email'));
});

test.describe('no javascript, long run', { tag: '@long' }, () => {
  test.use(withoutScript);

  for (const address of ['/', '/reset/new-password']) {
    test(`without JavaScript ${address} says what to do, in the design of the NHS`, ({ page }) => expectInstructions(page, address));
  }
});
