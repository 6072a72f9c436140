import { test } from '../support/test';
import { blockStorage } from './driver';
import { journeys } from './journeys';

for (const { title, run, tolerated = /^$/, storageBlocked, quick } of journeys)
  test.describe('journey', quick ? { tag: '@quick' } : {}, () => {
    // An empty analytics script, in case the journey accepts optional cookies.
    test.use({ tolerated, analytics: true });

    test(title, async ({ visitor, page }) => {
      if (storageBlocked) await page.addInitScript(blockStorage);
      await run(visitor);
    });
  });
