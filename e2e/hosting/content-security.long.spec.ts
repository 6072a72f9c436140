import { foreignScript, ofInjections, ran, refused } from '../support/injected';
import { expect, test } from '../support/test';

test.use({ tolerated: ofInjections });

test.describe('injected', () => {
  test.beforeEach(({ visitor }) => visitor.arrives());

  test('markup is not taken', async ({ page }) => {
    const error = await page.evaluate(() => {
      try {
        // eslint-disable-next-line no-restricted-properties -- Tries the very thing that the policy must refuse.
        document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="window.ran = true">');
        return 'none';
      } catch (thrown) {
        return (thrown as Error).name;
      }
    });
    expect(error).toBe('TypeError');
    await expect(page.locator('img[src="/x"]')).toHaveCount(0);
  });

  test('addresses with a script do not run it', async ({ page }) => {
    const refusal = refused(page, '');
    await page.evaluate(() => void (window.location.href = 'javascript:void (window.ran = true)'));
    await refusal;
    expect(await ran(page)).toBe(false);
  });

  test('calls of another host are refused', async ({ page }) => {
    const refusal = refused(page, 'connect-src');
    expect(await page.evaluate((url) => fetch(url).catch((error: Error) => error.name), foreignScript)).toBe('TypeError');
    await refusal;
  });
});

test('a script in a picture that is opened by itself does not run', async ({ page }) => {
  const picture = '/assets/images/nhsuk-icon-cross.svg';
  await page.route(picture, async (route) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "ran"</script></svg>';
    await route.fulfill({ response: await route.fetch(), body });
  });
  await page.goto(picture);
  await expect(page.locator('svg')).toBeAttached();
  await expect(page.locator('#ran')).toHaveCount(0);
});

test('no page shows the app in a frame', async ({ page }) => {
  await page.goto('/mock');
  const framed = (address: string) =>
    page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      // Of what was refused there is no document to reach.
      return frame.contentDocument !== null;
    }, address);
  expect(await framed('/mock')).toBe(true);
  expect(await framed('/enter-email')).toBe(false);
});

test('the browser lets the app use passkeys and codes of text messages, and no camera', async ({ page }) => {
  await page.goto('/enter-email');
  const features = await page.evaluate(() =>
    (document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }).featurePolicy.allowedFeatures(),
  );
  expect(features).toEqual(expect.arrayContaining(['publickey-credentials-get', 'otp-credentials']));
  for (const feature of ['camera', 'microphone', 'geolocation']) expect(features).not.toContain(feature);
});
