import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

test("after a hand-over, Back and 'I agree' agree to nothing", async ({ visitor, page, mock }) => {
  await visitor.comesTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  const before = await mock.callsFor(emailOf('mobile'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know which website or app you are trying to access');
  await expect(page.getByRole('button', { name: 'I agree' })).toHaveCount(0);
  expect(await mock.callsFor(emailOf('mobile'))).toEqual(before);
});
