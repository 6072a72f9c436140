import { mkdirSync } from 'node:fs';
import type { Engine } from './driver';
import { journeys } from './journeys';
import { User } from './user';

const pictures = 'test-results';

/** Runs all journeys in one engine, each with its own cookies and storage. By default one after another. */
export function journeysIn(name: string, start: () => Promise<Engine>, { concurrent = false } = {}) {
  describe(name, { concurrent }, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.quit());

    for (const { title, run, tolerated = /^$/, ...options } of journeys)
      test(title, async () => {
        if (!engine) throw new Error(`${name} has not started`);
        const tab = await engine.newTab(options);
        try {
          await run(new User(tab));
          expect(tab.exceptions.filter((exception) => !tolerated.test(exception))).toEqual([]);
        } catch (error) {
          mkdirSync(pictures, { recursive: true });
          // A failed screenshot must not hide the failure of the journey.
          await tab.picture(`${pictures}/${name} - ${title.replace(/\W+/g, ' ')}.png`).catch(console.error);
          throw error;
        } finally {
          await tab.close();
        }
      });
  });
}
