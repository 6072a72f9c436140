import { expectInstructions, withoutScript } from '../support/no-javascript';
import { test } from '../support/test';

test.use(withoutScript);

test('without JavaScript /enter-email says what to do, in the design of the NHS', ({ page }) => expectInstructions(page, '/enter-email'));
