import { test as base } from '@playwright/test';
import { setting } from '../user/driver';
import type { Engine } from '../user/user';
import { orca } from './orca';
import { firefox, oldChromium } from './puppeteer';
import { webkit } from './webkit';

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  'chromium-87': () => oldChromium(setting('ENGINES_CHROMIUM_87')),
  'chromium-79': () => oldChromium(setting('ENGINES_CHROMIUM_79')),
  firefox,
  webkit,
  'orca-chromium': () => orca('chromium'),
  'orca-firefox': () => orca('firefox'),
};

/** Tests in the engine of the project, which starts once for each worker. */
export const test = base.extend<object, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await engines[project.name]?.();
      if (!engine) throw new Error(`There is no engine ${project.name}`);
      await use(engine);
      await engine.quit();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
