import { expect, test } from '../support/test';

const options = '/api/fido2/authentication/options';

test('the challenge of a login is asked for once, while the spinner of the account check is shown', async ({
  visitor,
  device,
  page,
  mock,
}) => {
  await device.createsPasskey('passkey');
  await page.clock.install();
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  expect(await mock.calls(options), 'for the list').toHaveLength(1);
  // No spinner ends while the clock is stopped.
  await page.clock.pauseAt(Date.now() + 60_000);
  await visitor.givesEmail();
  await expect.poll(() => mock.calls(options)).toHaveLength(2);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(device.modal()).toEqual([]);
  await page.clock.resume();
  await visitor.isLoggedInByPasskey();
  expect(device.modal()).toEqual(['used']);
  expect(await mock.calls(options)).toHaveLength(2);
});
