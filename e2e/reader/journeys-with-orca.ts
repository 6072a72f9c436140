import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { startReader } from '../../scripts/reading/start-reader.mjs';
import { setting } from '../engines/setting';
import { journeys } from './journeys';
import { ReaderUser } from './reader-user';
import type { BrowserName } from './silences';

const transcripts = '.reports/reader';

/** All journeys with Orca in one browser, on a desktop of their own. Leaves the transcript in `.reports/reader`. */
export function journeysWithOrca(name: BrowserName, launch: (address: string) => Promise<Browser>) {
  describe(`Orca with ${name}`, () => {
    let stop: (() => void) | undefined;
    let browser: Browser | undefined;
    let user: ReaderUser;

    beforeAll(async () => {
      const reader = await startReader();
      ({ stop } = reader);
      Object.assign(process.env, reader.env);
      browser = await launch(`${setting('ENGINES_ORIGIN')}/mock`);
      const [page = await browser.newPage()] = await browser.pages();
      user = new ReaderUser(name, browser, page);
      await user.isReady();
    });

    afterAll(async () => {
      mkdirSync(transcripts, { recursive: true });
      writeFileSync(`${transcripts}/${name}.txt`, user.transcript.join('\n'));
      await browser?.close();
      stop?.();
    });

    for (const { title, run } of journeys)
      test(title, async () => {
        user.begins(title);
        await run(user);
      });
  });
}
