import { screenOf } from '../support/pages';
import { enterScreen } from '../support/situation';
import { test } from '../support/test';
import { expectWhole, phoneFor } from '../support/whole-screen';

/** One of each journey, with something wrong where that is possible. The long proof has all. */
const telling = [
  'enter-email.nothing-typed',
  'login.wrong-password',
  'enter-mobile-code.wrong-code',
  'nhs-login-consent.all-done-so-far',
  'register/create-password.format',
  'proofing/enter-dob.month-missing',
  'proofing/check-your-details.by-name',
  'proofing/duplicate-nhs-number.eligible-nothing-chosen',
  'cookies/cookie-settings.nothing-chosen',
  'session-timeout.usual',
].map(screenOf);

test.use(phoneFor(telling));

for (const screen of telling) {
  test(`the screen ${screen.id} is whole`, async ({ page }) => {
    await enterScreen(page, screen);
    await expectWhole(page, screen);
  });
}
