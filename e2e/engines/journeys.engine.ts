import { expect } from '@playwright/test';
import { journeys } from '../user/journeys';
import { test } from './engine';

for (const { title, run, tolerated = /^$/, not = {}, storageBlocked } of journeys)
  test(title, { tag: Object.keys(not).map((name) => `@not-${name}`) }, async ({ engine }, testInfo) => {
    const user = await engine.newUser({ storageBlocked });
    try {
      await run(user);
      expect(user.tab.exceptions.filter((exception) => !tolerated.test(exception))).toEqual([]);
    } catch (error) {
      // A failed screenshot must not hide the failure of the journey.
      await user.tab.picture(testInfo.outputPath('failed.png')).catch(console.error);
      throw error;
    } finally {
      await user.tab.close();
    }
  });
