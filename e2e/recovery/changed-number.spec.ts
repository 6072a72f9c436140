import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('changed number', { tag: '@long' }, () => {
  const waits = 'You have asked to change your phone number';

  test('accepts codes at another mobile number after 24 hours', async ({ visitor, page, mock }) => {
    const changeMobile = '/recovery/change-mobile/enter-mobile';
    const asksForAnother = async () => {
      await page.getByText('I cannot log in using my mobile phone').click();
      await page.getByRole('link', { name: 'Change your mobile phone number' }).click();
    };
    await visitor.signsInUpTo('/enter-mobile-code', 'change-number');
    await expect(page.getByText('•••••••0338')).toBeVisible();
    await asksForAnother();
    await visitor.findsAfterReload(changeMobile);
    await expect(page.getByText("We'll change your number 24 hours after you confirm it.")).toBeVisible();
    await visitor.continues();
    await visitor.seesError('Enter your mobile phone number');
    const number = page.getByLabel('New UK mobile number');
    await number.fill('01632 960 222');
    await visitor.continues();
    await visitor.seesError('Enter a UK mobile phone number, like 07700 900 982');
    await expectAccessible(page);
    await number.fill('07700 900 222');
    await visitor.continues();

    await visitor.findsAfterReload('/enter-mobile-code');
    await expect(page.getByText('•••••••0222')).toBeVisible();
    expect((await mock.calls('/api/login/change-mobile'))[0]?.body).toEqual({ mobile_number: '+447700900222' });
    expect(await mock.emails()).toHaveLength(0);
    await visitor.givesCode(await mock.wrongCode());
    await visitor.seesError('Enter the correct security code');
    await visitor.givesCode();
    await visitor.isOn(changeMobile, waits);
    await expect(page).toHaveTitle(`${waits} - NHS login`);
    await expectAccessible(page);
    await page.reload();
    await visitor.isOn(changeMobile, waits);
    await visitor.seesNextStep();
    expect(await mock.emails()).toHaveLength(1);

    await page.goto('/enter-mobile-code');
    await asksForAnother();
    await number.fill('07700 900 333');
    await visitor.continues();
    await visitor.isOn(changeMobile, waits);
    expect(await mock.emails()).toHaveLength(1);

    // Until then the old number logs in.
    await visitor.signsInUpTo('/enter-mobile-code', 'change-number');
    await expect(page.getByText('•••••••0338')).toBeVisible();

    await mock.advance({ minutes: 24 * 60 });
    await visitor.signsInUpTo('/enter-mobile-code', 'change-number');
    await expect(page.getByText('•••••••0222')).toBeVisible();
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
  });
});
